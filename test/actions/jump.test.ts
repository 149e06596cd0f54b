import { describe, expect, it } from '@jest/globals';
import { jumpBy } from 'rx-motion';
import { showing } from './showing.js';

describe('jumpBy', () => {
  it('touches the ground between equal jumps, and is highest in the middle of each', () => {
    const frog = { x: 0, y: 0 };
    const show = showing(jumpBy(1, { x: 8, y: 0 }, 40, 2), frog);
    expect([0, 0.125, 0.25, 0.5, 0.75, 1].map((time) => show(time).y)).toEqual([0, 30, 40, 0, 40, 0]);
  });

  it('slides without jumps', () => {
    const frog = { x: 0, y: 0 };
    expect({ ...showing(jumpBy(1, { x: 8, y: 4 }, 40, 0), frog)(0.5) }).toEqual({ x: 4, y: 2 });
  });

  it('stays finite at heights whose multiples are not', () => {
    const show = showing(jumpBy(1, { x: 0, y: 0 }, 1e308, 1), { x: 0, y: 0 });
    expect(show(0.5).y).toBe(1e308);
  });

  it('jumps downwards with a negative height', () => {
    expect(showing(jumpBy(1, { x: 8, y: 0 }, -40, 1), { x: 0, y: 0 })(0.5).y).toBe(-40);
  });
});
