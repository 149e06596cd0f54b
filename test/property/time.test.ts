import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { play } from 'rx-motion';
import { Subject } from 'rxjs';
import { actionOf } from './random/action-of.js';
import { partsOf } from './random/parts.js';
import { Probe } from './random/probe.js';
import { allCompositions } from './random/shape.js';
import { deltas, grains } from './random/times.js';
import { isPlanned, type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

/** The seconds that the leaves of a tree use together when the tree is given `time`. */
function consumed(tree: Tree, time: number): number {
  return partsOf(tree).reduce((sum, { start, end }) => sum + Math.max(0, Math.min(time, end) - start), 0);
}

/** The seconds that the leaves did use, by the last progress of each. */
function taken({ events }: Probe): number {
  const last = new Map<number, number>();
  for (const { what, run, duration, progress } of events) if (what === 'update') last.set(run, duration * progress!);
  return [...last.values()].reduce((sum, own) => sum + own, 0);
}

describe('law 2, no time is lost or made', () => {
  it.each(grains)(
    'a tree ends in the first frame at or past the sum of its durations ($grain)',
    ({ grain, seconds }) => {
      fc.assert(
        fc.property(
          // Released with a velocity, a spring counts its first frame.
          trees({ compositions: allCompositions, grain: seconds, leaf: ({ name }) => name !== 'springTo.light' }),
          deltas(grain),
          founds,
          (tree, deltas, found) => {
            const world = worldOf(found);
            const frame$ = new Subject<number>();
            const progress: number[] = [];
            const complete = jest.fn();
            play(actionOf(tree, world), world.self, frame$).subscribe({
              next: (value) => progress.push(value),
              complete,
            });
            let time = 0;
            frame$.next(1); // the first frame adds no time
            for (const dt of deltas(tree.duration + 1)) {
              // The length of a script is a sum of its own, in another order.
              const isRounded = !isPlanned(tree) && Math.abs(time - tree.duration) < 1e-9;
              const calls = complete.mock.calls.length;
              expect(calls).toBe(isRounded ? calls : Number(time >= tree.duration));
              if (calls > 0) break;
              frame$.next(dt);
              time += dt;
            }
            expect(complete).toHaveBeenCalledTimes(1);
            expect(progress.at(-1)).toBe(1);
            expect(progress.slice(0, -1).every((value) => value >= 0 && value < 1)).toBe(true);
            expect(frame$.observed).toBe(false);
          },
        ),
        { numRuns },
      );
    },
  );

  it.each(grains)('the leaves use exactly the time that the tree is given ($grain)', ({ grain, seconds }) => {
    const compositions = ['sequence', 'spawn', 'stagger', 'script', 'firstOf', 'repeat', 'targeted'] as const;
    const straight = trees({ compositions, grain: seconds });
    fc.assert(
      fc.property(straight, deltas(grain), founds, (tree, deltas, found) => {
        const world = worldOf(found);
        const probe = new Probe();
        const frame$ = new Subject<number>();
        play(actionOf(tree, world, probe.leaf), world.self, frame$).subscribe();
        frame$.next(1);
        let time = 0;
        for (const dt of deltas(tree.duration)) {
          frame$.next(dt);
          time += dt;
          expect(taken(probe)).toBeCloseTo(consumed(tree, time), 9);
        }
      }),
      { numRuns },
    );
  });
});
