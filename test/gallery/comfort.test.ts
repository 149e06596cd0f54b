import { expect, it } from '@jest/globals';
import { findComfort } from '../../docs/gallery/pages/comfort.js';

/** The final number on a machine that needs this many milliseconds for a thousand. */
function settledAt(perThousand: number, gap: number = 16): number {
  const comfort = findComfort(500, 10_000);
  let count = 500;
  for (let frame = 0; frame < 1000 && !comfort.isSettled(); frame++) {
    const work = (count / 1000) * perThousand;
    count = comfort.add({ actions: work / 4, drawing: (work * 3) / 4, gap });
  }
  expect(comfort.isSettled()).toBe(true);
  return count;
}

it('shows all on a fast machine, otherwise as many as fit in 7 ms a frame', () => {
  expect(settledAt(0.1)).toBe(10_000);
  expect(settledAt(2)).toBeLessThanOrEqual(3500);
  expect(settledAt(2)).toBeGreaterThan(2000);
});

it('ignores a late frame, and the first frames of a page', () => {
  const comfort = findComfort(500, 10_000);
  const frames = [
    ...Array.from({ length: 12 }, () => 90),
    ...Array.from({ length: 12 }, (_, index) => (index === 4 ? 200 : 1)),
  ];
  const counts = frames.map((drawing) => comfort.add({ actions: 0, drawing, gap: 16 }));
  expect([counts[11], counts[23], comfort.isSettled()]).toEqual([500, 800, false]);
});

it('stays at the minimum if even that is too slow, or frames are lost', () => {
  expect(settledAt(100)).toBe(500);
  expect(settledAt(0.1, 40)).toBe(500);
});
