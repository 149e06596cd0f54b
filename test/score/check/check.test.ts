import { describe, expect, it } from '@jest/globals';
import {
  blink,
  cssValues,
  delayTime,
  eased,
  fadeTo,
  firstOf,
  fromTo,
  moveBy,
  moveTo,
  quadraticIn,
  repeatForever,
  resizeTo,
  reverseTime,
  sequence,
  spawn,
  speed,
  timeline,
  tintTo,
  to,
  waitFor,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { type Budgets, check, score } from 'rx-motion/score';
import { NEVER, of } from 'rxjs';

const found = {
  ...{ x: 0, y: 0, width: 10, height: 10, opacity: 1, visible: true, paint: '#000' },
  color: { r: 0, g: 0, b: 0 },
};

type Found = typeof found;

/** Moves the same number twice, from 0.5 to 1. */
const both = spawn(moveTo(1, { x: 1 }), sequence(delayTime(0.5), moveTo(1, { x: 2 })));

/** What breaks a budget, in short. */
function broken(action: Parameters<typeof score<Found>>[0], budgets?: Budgets): unknown[] {
  return check(score(action, found), budgets).map(({ rule, time, property, value }) => [rule, time, property, value]);
}

describe('check', () => {
  it('finds nothing in a motion that keeps its budgets', () => {
    const calm = spawn(moveTo(1, { x: 100 }), fadeTo(1, 0), blink(1, 3));
    expect(broken(calm, { speed: 101, duration: 1, irreversible: true, endless: false, layout: false })).toEqual([]);
  });

  it.each([
    ['blinks', blink(1, 4), 'visible', 4],
    ['pulses', sequence(...Array.from({ length: 4 }, () => yoyo(fadeTo(0.1, 0)))), 'opacity', 4],
    [
      'colours',
      sequence(...Array.from({ length: 4 }, () => yoyo(to(0.1, { paint: 'white' }, { mix: cssValues() })))),
      'paint',
      4,
    ],
    ['tints', sequence(...Array.from({ length: 5 }, () => yoyo(tintTo(0.08, { r: 0, g: 255, b: 0 })))), 'color.g', 5],
  ])('counts flashes of %s', (_, action, property, count) => {
    expect(broken(action)).toContainEqual(['flashes', expect.any(Number), property, count]);
    expect(broken(action, { flashes: count })).toEqual([]);
  });

  it('ignores small changes, and does not add up flashes of different seconds', () => {
    const faint = sequence(...Array.from({ length: 9 }, () => yoyo(fadeTo(0.05, 0.95))));
    expect(broken(faint, { flashes: 0 })).toEqual([]);
    expect(broken(sequence(blink(1, 3), blink(1, 3)))).toEqual([]);
  });

  it('names two To-actions that write one value at once', () => {
    const two = spawn(moveTo(1, { x: 1 }), sequence(moveBy(0.5, { y: 1 }), fromTo(1, { x: 0 }, { x: 2 })));
    expect(broken(two)).toEqual([['overlaps', 0.5, 'x', 'moveTo, fromTo']]);
    expect(broken(two, { overlaps: true })).toEqual([]);
    expect(broken(spawn(moveTo(1, { x: 1 }), moveBy(1, { x: 1 })))).toEqual([]);
  });

  it.each([
    ['eased', eased(both, quadraticIn), 0.75 ** 0.5],
    ['speed', speed(both, 2), 0.25],
    ['yoyo', yoyo(both), 0.5],
    ['reverseTime', reverseTime(both), 0.5],
    ['firstOf', firstOf(both, delayTime(0.75)), 0.5],
    ['a timeline', timeline({ late: { at: 1, curve: quadraticIn, action: both } }), 1 + 0.75 ** 0.5],
    ['another', eased(speed(both, 2), quadraticIn), 0.75 ** 0.5 / 2],
    ['respectReducedMotion', respectReducedMotion(both, delayTime(1), of(false)), 0.5],
  ])('finds them inside %s', (_, action, time) => {
    expect(broken(action)).toEqual([['overlaps', expect.any(Number), 'x', expect.any(String)]]);
    expect((broken(action)[0] as number[])[1]).toBeCloseTo(time, 9);
  });

  it('reports what it could not check', () => {
    const waiting = sequence(moveTo(1, { x: 1 }), waitFor(NEVER));
    expect(broken(waiting)).toEqual([['unread', 1, undefined, 'its end is not known beforehand']]);
    expect(broken(waiting, { unread: true })).toEqual([]);
  });

  it('measures the highest speed, in the plane', () => {
    expect(broken(moveTo(1, { x: 300, y: 400 }), { speed: 499 })).toEqual([
      ['speed', expect.any(Number), undefined, expect.closeTo(500, 3)],
    ]);
    expect(
      broken(
        moveTo(1, { x: 100 }, (t) => t * t),
        { speed: 150 },
      ),
    ).toHaveLength(1);
  });

  it('does not mistake a rounding error for speed', () => {
    for (const distance of [800, 0.1, 333.3, 1e9])
      expect(broken(moveTo(0.25, { x: distance }), { speed: 4 * distance })).toEqual([]);
  });

  it('allows an action that respects reduced motion to be fast', () => {
    const fast = respectReducedMotion(moveTo(0.1, { x: 500 }), fadeTo(0.1, 0), of(false));
    expect(broken(fast, { speed: 100 })).toEqual([]);
    expect(broken(moveTo(0.1, { x: 500 }), { speed: 100 })).toHaveLength(1);
  });

  it('finds layout, long durations, and actions without a reverse or an end', () => {
    expect(broken(resizeTo(1, { width: 20 }), { layout: false })).toEqual([['layout', 0, 'width', 'width']]);
    expect(broken(moveTo(2, { x: 1 }), { duration: 1 })).toEqual([['duration', 1, undefined, 2]]);
    expect(broken(moveTo(2, { x: 1 }), { irreversible: false })).toEqual([
      ['irreversible', 0, undefined, 'it has no reverse'],
    ]);
    expect(broken(moveBy(2, { x: 1 }), { irreversible: false })).toEqual([]);
    expect(broken(repeatForever(moveBy(2, { x: 1 })), { endless: false })).toEqual([
      ['endless', 0, undefined, Infinity],
    ]);
  });

  it.each(['fontSize', 'font-weight', 'columnGap', 'min-inline-size', 'wordSpacing'])('finds layout by %s', (name) => {
    const plan = score(to(1, { [name]: '2px' }, { mix: cssValues() }), { [name]: '1px' });
    expect(check(plan, { layout: false })).toHaveLength(1);
  });

  it('has its defaults where a budget is undefined', () => {
    const budgets = { flashes: undefined, overlaps: undefined, speed: undefined } as object;
    expect(broken(blink(1, 4), budgets)).toHaveLength(1);
    expect(broken(spawn(moveTo(0.01, { x: 99 }), moveTo(0.01, { x: 1 })), budgets)).toHaveLength(1);
  });

  it('rejects values that are not budgets', () => {
    const plan = score(moveTo(1, { x: 1 }), found);
    expect(() => check(plan, { flashes: -1 })).toThrow(new RangeError('check: flashes must be >= 0, got -1'));
    expect(() => check(plan, { layout: 1 as never })).toThrow(new TypeError('check: layout must be a boolean, got 1'));
  });
});
