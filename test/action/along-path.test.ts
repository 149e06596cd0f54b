import { describe, expect, it } from '@jest/globals';
import { alongPath } from '../../src/action/along-path.js';
import { showing } from '../actions/showing.js';

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
