import { expect, it } from '@jest/globals';
import { findComfort } from '../../docs/gallery/pages/comfort.js';

/** What a machine ends with that needs so many milliseconds for a thousand. */
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

it('shows all on a fast machine, and on a slower one as many as it manages in 7 ms a frame', () => {
  expect(settledAt(0.1)).toBe(10_000);
  expect(settledAt(2)).toBeLessThanOrEqual(3500);
  expect(settledAt(2)).toBeGreaterThan(2000);
});

it('is not misled by a frame that was late, nor by those in which the page opens', () => {
  const comfort = findComfort(500, 10_000);
  const frames = [
    ...Array.from({ length: 12 }, () => 90),
    ...Array.from({ length: 12 }, (_, index) => (index === 4 ? 200 : 1)),
  ];
  const counts = frames.map((drawing) => comfort.add({ actions: 0, drawing, gap: 16 }));
  expect([counts[11], counts[23], comfort.isSettled()]).toEqual([500, 800, false]);
});

it('stays with the least where that is too much already, or where frames are lost', () => {
  expect(settledAt(100)).toBe(500);
  expect(settledAt(0.1, 40)).toBe(500);
});
