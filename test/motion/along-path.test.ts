import { describe, expect, it } from '@jest/globals';
import { eased } from 'rx-motion';
import { alongPath, alongPathBy } from '../../src/motion/along-path.js';
import { showing } from '../actions/showing.js';

/** Goes from -0.5 to 1.5. */
const doubled = (t: number): number => 2 * t - 0.5;

const arc = (writing: 'owns' | 'adds') =>
  alongPath('test', 1, writing, ({ x, y }) => (progress, place) => {
    place.x = x + 10 * progress;
    place.y = y + 4 * progress * (1 - progress);
  });

describe('a path in the plane', () => {
  it('starts at the found position of its target, and returns to it', () => {
    const ship = { x: 1, y: 2 };
    const show = showing(arc('owns'), ship);
    expect({ ...show(0.5) }).toEqual({ x: 6, y: 3 });
    expect({ ...show(-1) }).toEqual({ x: 1, y: 2 });
  });

  it.each([
    { writing: 'owns', x: 10 },
    { writing: 'adds', x: 17 },
  ] as const)('that $writing is at $x after a push by 7', ({ writing, x }) => {
    const ship = { x: 0, y: 0 };
    const show = showing(arc(writing), ship);
    show(0.5);
    ship.x += 7;
    expect(show(1).x).toBe(x);
  });
});

describe('a path from where its target is', () => {
  const by = alongPathBy('test', 1, (progress, place) => {
    place.x = 0.7 * progress;
    place.y = progress * progress;
  });

  it('begins exactly where the target is, forwards and backwards', () => {
    for (const action of [by, by.reverse()]) expect(showing(action, { x: 0.1, y: 0.2 })(0)).toEqual({ x: 0.1, y: 0.2 });
  });

  it('is retraced by its reverse, also beyond its ends', () => {
    const there = showing(eased(by, doubled), { x: 8, y: 8 });
    const back = showing(eased(by.reverse(), doubled), { x: 8.7, y: 9 });
    for (const time of [0, 0.25, 0.5, 0.75, 1]) {
      const { x, y } = there(time);
      expect(back(1 - time).x).toBeCloseTo(x, 12);
      expect(back(1 - time).y).toBeCloseTo(y, 12);
    }
  });
});
