import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import fc from 'fast-check';
import {
  type Action,
  eased,
  type EndingAction,
  type FiniteAction,
  moveBy,
  moveTo,
  play,
  repeatForever,
  type ReversibleAction,
  sequence,
  speed,
  tapped,
  type Target,
  waitFor,
} from 'rx-motion';
import { from, NEVER, of } from 'rxjs';
import { actionOf } from '../property/random/action-of.js';
import { bounded, properCurves } from '../property/random/curves.js';
import { Drive } from '../property/random/drive.js';
import { expectNear } from '../property/random/near.js';
import { times } from '../property/random/times.js';
import { trees } from '../property/random/tree.js';
import { founds } from '../property/random/world.js';
import { partOfRuns } from '../property/runs.js';

const move = moveBy(1, { x: 8, y: 0 });

function logOf(make: (log: string[]) => Action<{ x: number; y: number }>, times: readonly number[]): string[] {
  const log: string[] = [];
  from(times)
    .pipe(make(log).on({ x: 0, y: 0 }))
    .subscribe();
  return log;
}

describe('tapped', () => {
  const both = (log: string[]) =>
    tapped(move, { start: ({ x }) => log.push(`start ${x}`), end: ({ x }) => log.push(`end ${x}`) });

  it('calls at the start and at the end, with the current target', () => {
    expect(logOf(both, [0, 0.5])).toEqual(['start 0']);
    expect(logOf(both, [0, 1])).toEqual(['start 0', 'end 8']);
    expect(logOf(both, [5])).toEqual(['start 0', 'end 8']);
  });

  it.each<[string, (action: FiniteAction<{ x: number }>) => Action<{ x: number }>]>([
    ['alone', (action) => action],
    ['under a curve', (action) => eased(action, (progress) => progress)],
    ['at a rate', (action) => speed(action, 1)],
  ])('calls at the start once the action has read its target: %s', (_, around) => {
    const far = around(tapped(moveTo(1, { x: 10 }), { start: (target) => (target.x = 100) }));
    const [driven, played] = [{ x: 0 }, { x: 0 }];
    from([0, 0.5]).pipe(far.on(driven)).subscribe();
    play(far, played, of(0, 0.5)).subscribe();
    expect([driven.x, played.x]).toEqual([5, 5]);
  });

  it('keeps start and end taps in its reverse', () => {
    expect(logOf((log) => both(log).reverse(), [0, 1])).toEqual(['start 0', 'end -8']);
  });

  it('is as long as the action and emits its progress', () => {
    expect(both([]).duration).toBe(1);
    let progress: number[] = [];
    const wait = tapped(sequence(waitFor(of(1)), move), { end: () => undefined });
    play(wait, { x: 0, y: 0 }, of(0, 0.5)).subscribe((shown) => (progress = [...progress, shown]));
    expect(progress).toEqual([0, 0]);
    from([0.25])
      .pipe(tapped(repeatForever(move), { start: () => undefined }).on({ x: 0, y: 0 }))
      .subscribe((shown) => (progress = [shown]));
    expect(progress).toEqual([0.25]);
  });

  it('shows the same as its action under any curve', () => {
    const curves = fc.constantFrom(...Object.values(properCurves));
    fc.assert(
      fc.property(trees(), curves, times('dyadic'), founds, fc.nat(3), (tree, curve, times, found, ends) => {
        const taps = { ...(ends & 1 && { start: () => undefined }), ...(ends & 2 && { end: () => undefined }) };
        const plain = new Drive((world) => eased(actionOf(tree, world), bounded(curve)), found);
        const whole = new Drive((world) => eased(tapped(actionOf(tree, world), taps), bounded(curve)), found);
        for (const time of times(tree.duration)) expectNear(whole.show(time), plain.show(time));
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('reports the progress after each frame, forwards and backwards', () => {
    const seen = (log: string[]) =>
      tapped(move, { update: (progress, { x }) => log.push(`${progress}: ${x}`), end: () => log.push('end') });
    expect(logOf(seen, [0, 0.25, 1])).toEqual(['0: 0', '0.25: 2', '1: 8', 'end']);
    expect(logOf(seen, [0.5, 3, 0.25])).toEqual(['0.5: 4', '1: 8', 'end', '0.25: 2']);
    expect(logOf((log) => seen(log).reverse(), [0.25])).toEqual(['0.25: -2']);
  });

  it('reports no progress of an action of unknown length', () => {
    const open = waitFor(NEVER);
    // @ts-expect-error -- its progress is not known
    expect(() => tapped(open, { update: () => undefined })).toThrow(
      new RangeError("tapped: the action's duration must be finite, got Infinity"),
    );
    expect(() => tapped(move, { update: 1 as never })).toThrow(
      new TypeError('tapped: update must be a function, got 1'),
    );
  });

  it('passes on the error of a tap', () => {
    let failure: unknown;
    const broken = tapped(move, {
      end: () => {
        throw new Error('broken');
      },
    });
    play(broken, { x: 0, y: 0 }, of(0, 2)).subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new Error('broken'));
  });

  it('is as reversible, finite or ending as the action', () => {
    expectTypeOf(tapped(move, {})).toEqualTypeOf<ReversibleAction<Target & { x: number; y: number }>>();
    expectTypeOf(tapped(waitFor(NEVER), { end: () => undefined })).toEqualTypeOf<EndingAction<unknown>>();
    // @ts-expect-error -- it has no end to tap
    expect(() => tapped(repeatForever(move), { end: () => undefined })).toThrow(
      new RangeError('tapped: an action without an end must not have a tap at its end, got one'),
    );
  });
});
