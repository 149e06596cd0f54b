import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bezierTo,
  blink,
  callFunc,
  cssValues,
  eased,
  elasticOut,
  fromTo,
  jumpTo,
  moveTo,
  repeatForever,
  sequence,
  sineInOut,
  spawn,
  springTo,
  to,
} from 'rx-motion';
import { check, sampleAt, sampled, score } from 'rx-motion/score';

const found = { x: 0, y: 0, visible: true, paint: 'navy', left: '0px' };
const mix = cssValues();

describe('sampled', () => {
  it('is plain data, which can be sent to a worker', () => {
    const target = {
      ...found,
      get self() {
        return () => this;
      },
    };
    const plan = sampled(
      score(
        spawn(
          moveTo(1, { x: 10 }, sineInOut),
          callFunc(() => undefined),
        ),
        target,
      ),
    );
    expect(structuredClone(plan)).toEqual(plan);
    expect(plan.calls).toEqual([{ time: 0, kind: 'callFunc', target: 0 }]);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('can be read from JSON even if it has no end', () => {
    const forever = score(repeatForever(moveTo(1, { x: 10 })), found, { until: 2 });
    const copy = JSON.parse(JSON.stringify(sampled(forever))) as typeof forever;
    expect(sampleAt(copy, 0.5)).toEqual([{ x: 5 }]);
    expect(check(copy, { endless: false }).map(({ rule }) => rule)).toEqual(['endless']);
  });

  it('does not mistake the rounding of numbers in a text for a curve', () => {
    const course = (time: number): string => `M${Math.round(time * 300) / 1e4} 0`;
    const plan = score(moveTo(1, { x: 10 }), found);
    const pieces = [{ start: 0, end: 1, from: course(0), to: course(1), course, writers: [] }];
    const [track] = sampled({ ...plan, tracks: [{ target: 0, property: '[d]', found: 'M0 0', pieces }] }).tracks;
    expect(track!.pieces[0]!.stops).toHaveLength(2);
  });

  it('leaves straight lines as they are', () => {
    const { pieces } = sampled(score(moveTo(1, { x: 10 }), found)).tracks[0]!;
    expect(pieces).toEqual([{ start: 0, end: 1, from: 0, to: 10, writers: [{ kind: 'moveTo', mode: 'owns' }] }]);
  });

  it.each([
    ['a curve', moveTo(1, { x: 100 }, sineInOut), 30],
    ['an elastic curve', moveTo(1, { x: 100 }, elasticOut()), 150],
    ['a spring', springTo({ x: 100 }), 150],
    ['a path', bezierTo(1, { control1: { x: 0, y: 50 }, control2: { x: 50, y: 100 }, end: { x: 100, y: 0 } }), 60],
    ['jumps', jumpTo(1, { x: 100, y: 0 }, 40, 3), 150],
    ['a sequence along a curve', eased(sequence(moveTo(1, { x: 50 }), fromTo(1, { x: 0 }, { x: 30 })), sineInOut), 150],
  ])('keeps to %s within the tolerance, with few stops', (_, action, most) => {
    const exact = score(action, { ...found });
    const plain = sampled(exact, 0.001);
    for (const { pieces } of plain.tracks) expect(pieces[0]!.stops!.length).toBeLessThan(most);
    let worst = 0;
    fc.assert(
      fc.property(fc.double({ min: 0, max: exact.duration, noNaN: true }), (time) => {
        const [one, other] = [sampleAt(exact, time)[0]!, sampleAt(plain, time)[0]!];
        for (const key of Object.keys(one))
          worst = Math.max(worst, Math.abs((one[key] as number) - (other[key] as number)));
      }),
      { numRuns: 2000 },
    );
    expect(worst).toBeLessThan(0.2);
    expect(sampleAt(plain, 9)).toEqual(sampleAt(exact, 9));
  });

  it('mixes texts number by number, and steps where they differ', () => {
    const plain = sampled(
      score(spawn(to(1, { left: '10px' }, { mix }), to(1, { paint: '#fff' }, { mix })), { ...found }),
    );
    expect(sampleAt(plain, 0)).toEqual([{ left: '0px', paint: 'navy' }]);
    expect(sampleAt(plain, 0.25)[0]!.left).toBe('2.5px');
    expect(sampleAt(plain, 1)[0]!.paint).toBe('#fff');
    expect(sampleAt(plain, 0.5)[0]!.paint).toMatch(/^rgb\(12[78]/);
  });

  it.each([
    ['rgb(255, 0, 0)', 'rgb(0, 0, 255)', 2],
    ['0 0 0px rgb(9, 0, 0)', '0 0 20px rgb(250, 0, 90)', 2],
    ['#f00', 'blue', 4],
    ['oklch(0.5 0.2 20)', 'oklch(0.7 0.1 90)', 4],
    ['rgba(255, 0, 0, 0.5)', 'rgba(0, 0, 255, 1)', 17],
  ])('does not mistake the rounding of colour channels for a curve: %s to %s', (from, to_, count) => {
    const exact = score(to(1, { paint: to_ }, { mix }), { paint: from });
    const plain = sampled(exact);
    expect(plain.tracks[0]!.pieces[0]!.stops).toHaveLength(count);
    expect([0, 1].map((time) => sampleAt(plain, time)[0]!.paint)).toEqual([from, to_]);
    const numbersAt = (plan: typeof plain, time: number): number[] =>
      String(sampleAt(plan, time)[0]!.paint)
        .match(/[\d.]+/g)!
        .map(Number);
    for (const time of [0.1, 0.3, 0.77]) {
      const [one, other] = [numbersAt(exact, time), numbersAt(plain, time)];
      expect(one.map((number, index) => Math.abs(number - other[index]!) <= 1)).not.toContain(false);
    }
  });

  it('has stops at the times at which a value jumps', () => {
    const plain = sampled(score(blink(1, 2), { ...found }));
    const shown = [0.1, 0.3, 0.6, 0.9, 1].map((time) => sampleAt(plain, time)[0]!.visible);
    expect(shown).toEqual([false, true, false, true, true]);
  });

  it('refuses a tolerance that is not above 0', () => {
    expect(() => sampled(score(moveTo(1, { x: 1 }), found), 0)).toThrow(
      new RangeError('sampled: tolerance must be > 0, got 0'),
    );
  });
});
