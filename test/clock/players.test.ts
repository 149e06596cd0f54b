import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject, type Subscription, concat, repeat } from 'rxjs';
import { eased, moveBy, moveTo, play, sequence, sineInOut } from 'rx-motion';
import { numRuns } from '../property/runs.js';
import { unhandledErrors } from '../unhandled.js';

const KINDS = ['to', 'by', 'eased', 'two', 'concat', 'repeat'] as const;

/** What becomes of one of those who play. */
interface Plan {
  readonly kind: (typeof KINDS)[number];
  readonly duration: number;
  readonly x: number;
  /** Whether it takes what it is told. */
  readonly takes: boolean;
  /** Before which frame it begins, and before which one it is stopped. */
  readonly begins: number;
  readonly stops: number;
  /** How often x was written when that stops it, throws, or begins another one. */
  readonly odd: { readonly writes: number; readonly does: 'stop' | 'throw' | 'play' } | null;
}

const durations = fc.constantFrom(0.25, 0.5, 0.7, 1, 3);
const plans: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom('to', 'to', ...KINDS),
  duration: durations,
  x: fc.integer({ min: -9, max: 9 }),
  takes: fc.boolean(),
  begins: fc.nat({ max: 4 }),
  stops: fc.nat({ max: 24 }),
  odd: fc.option(
    fc.record({ writes: fc.integer({ min: 1, max: 9 }), does: fc.constantFrom('stop', 'throw', 'play') }),
    { freq: 4 },
  ),
});
const deltas = fc.array(fc.constantFrom(0.25, 0.125, 0.1, 1 / 3, 0, 1, -1, NaN, Infinity), {
  minLength: 4,
  maxLength: 16,
});

/** What all of them show in each frame. */
function shown(list: readonly Plan[], frames: readonly number[], takesAll: boolean): unknown[] {
  const frame$ = new Subject<number>();
  const log: unknown[] = [];
  const runs: (Subscription | undefined)[] = [];
  const targets = list.map(({ odd }, index) => {
    let [x, writes] = [0, 0];
    return {
      y: 0,
      get x(): number {
        return x;
      },
      set x(value: number) {
        x = value;
        if (++writes !== odd?.writes) return;
        log.push(odd.does);
        if (odd.does === 'stop') runs[index]?.unsubscribe();
        else if (odd.does === 'throw') throw new Error(`of ${index}`);
        else subscribe(index, { kind: 'to', duration: 0.5, x: 3, takes: false, begins: 0, stops: 99, odd: null });
      },
    };
  });
  const subscribe = (index: number, { kind, duration, x, takes }: Plan): Subscription => {
    const target = targets[index]!;
    const to = moveTo(duration, { x, y: 2 * x });
    const plain$ = play(to, target, frame$);
    const back$ = play(moveTo(duration / 2, { x: -x, y: 1 }), target, frame$);
    const by$ = play(moveBy(duration, { x, y: 2 * x }), target, frame$);
    const eased$ = play(eased(to, sineInOut), target, frame$);
    const two$ = play(sequence(to, moveTo(duration / 2, { x: -x, y: 1 })), target, frame$);
    const all$ = [plain$, by$, eased$, two$, concat(plain$, back$), plain$.pipe(repeat(3))];
    const run$ = all$[KINDS.indexOf(kind)]!;
    return run$.subscribe({
      ...((takes || takesAll) && { next: () => undefined }),
      error: (error: unknown) => log.push([index, String(error)]),
      complete: () => log.push([index, 'complete']),
    });
  };
  frames.forEach((dt, frame) => {
    list.forEach((plan, index) => {
      if (plan.begins === frame) runs[index] = subscribe(index, plan);
      if (plan.stops === frame) runs[index]?.unsubscribe();
    });
    frame$.next(dt);
    log.push(targets.map(({ x, y }) => [x, y]));
  });
  frame$.complete();
  log.push(frame$.observed);
  return log;
}

describe('those who play on a clock', () => {
  unhandledErrors();

  it('show the same and end alike, whether they lead themselves or are led in rows', () => {
    fc.assert(
      fc.property(fc.array(plans, { minLength: 1, maxLength: 12 }), deltas, (list, frames) => {
        expect(shown(list, frames, false)).toEqual(shown(list, frames, true));
      }),
      { numRuns },
    );
  });
});
