import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paced } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { Subject } from 'rxjs';
import { partOfRuns } from '../property/runs.js';

/** Samples by the frame of 1/32 s after which they arrive; the first one arrives before all frames. */
type Samples = ReadonlyMap<number, number>;

const GRID = 32;
const DELAY = 0.25;

/** The values after each frame of the grid, on frames that divide those. */
function run(samples: Samples, parts = 1): { readonly values: number[]; readonly isIdle: boolean } {
  const frame$ = new Subject<number>();
  const sample$ = new Subject<number>();
  const values: number[] = [];
  let value = Number.NaN;
  sample$.pipe(paced({ delay: DELAY, frame$ })).subscribe((shown) => (value = shown));
  const isRunning = (): boolean => frame$.observed;
  const arrive = (frame: number): void => {
    const isIdle = !isRunning();
    if (samples.has(frame)) sample$.next(samples.get(frame)!);
    if (isIdle && isRunning()) frame$.next(0);
    values.push(value);
  };
  const last = Math.max(...samples.keys());
  for (let frame = 0; frame <= last + GRID * DELAY; frame++) {
    if (frame > 0) for (let part = 0; part < parts; part++) frame$.next(1 / GRID / parts);
    arrive(frame);
  }
  return { values, isIdle: !frame$.observed };
}

const samples = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: -50, max: 50 })), { minLength: 1, maxLength: 12 })
  .map((all) => {
    let frame = 0;
    return new Map([[0, 0], ...all.map(([gap, value]) => [(frame += gap), value] as const)]);
  });

describe('paced', () => {
  it('shows each sample the delay after it has arrived, and between them a straight line', () => {
    fc.assert(
      fc.property(samples, (all) => {
        const { values, isIdle } = run(all);
        const late = GRID * DELAY;
        // At rest, a sample without a change does not count.
        const entries = [...all].filter(
          ([frame, sample], index, every) =>
            index === 0 || sample !== every[index - 1]![1] || (index > 1 && frame < every[index - 1]![0] + late),
        );
        for (const [index, [frame, sample]] of entries.entries()) {
          if (index === 0) continue;
          expect(values[frame + late]).toBe(sample);
          const [before, former] = entries[index - 1]!;
          // After a pause, it sets out when the sample arrives.
          const start = index === 1 ? frame : Math.max(before + late, frame);
          for (let at = start; at <= frame + late; at++)
            expect(values[at]).toBeCloseTo(former + ((sample - former) * (at - start)) / (frame + late - start), 9);
        }
        expect(values.at(-1)).toBe(entries.at(-1)![1]);
        expect(isIdle).toBe(true);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('is the same at any frame rate', () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 2, max: 5 }), (all, parts) => {
        const { values } = run(all);
        for (const [index, value] of run(all, parts).values.entries()) expect(value).toBeCloseTo(values[index]!, 9);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('keeps growing if its source only grows', () => {
    fc.assert(
      fc.property(samples, (all) => {
        let sum = 0;
        const growing = new Map([...all].map(([frame, value]) => [frame, (sum += Math.abs(value))]));
        const { values } = run(growing, 3);
        expect(values).toEqual([...values].sort((a, b) => a - b));
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('holds a value for as long as it was sampled', () => {
    marbles(({ hot, frames, expectObservable }) => {
      const sample$ = hot<number>('ab-----b---c', { a: 0, b: 8, c: 16 });
      const frame$ = frames('      --f---f---f---f---f---f', 0.25);
      const value$ = sample$.pipe(paced({ delay: 0.5, frame$ }));
      expectObservable(value$).toBe('a-a---m---b---b---c', { a: 0, m: 4, b: 8, c: 16 });
    });
  });

  it('names what is wrong', () => {
    expect(() => paced({ delay: -1 })).toThrow('paced: delay must be >= 0 and finite, got -1');
    expect(() => paced({ speed: 1 } as object)).toThrow(
      'paced: options may be delay, frame$, mix, reduced$, got speed',
    );
  });
});
