import { describe, expect, it } from '@jest/globals';
import { moveBy, moveTo, play, type Positioned } from 'rx-motion';
import { of } from 'rxjs';
import { showing } from './showing.js';

describe('a move', () => {
  it('reads its start when it starts, not when it is made', () => {
    const there = moveTo(1, { x: 100, y: 0 });
    const ship = { x: 0, y: 0 };
    ship.x = 50;
    expect(showing(there, ship)(0.5).x).toBe(75);
  });

  it('ends exactly, even from far away, and goes back without an offset', () => {
    const far = { x: 1e17, y: 0.1 };
    const show = showing(moveTo(1, { x: 1, y: 0.3 }), far);
    const half = { ...show(0.5) };
    expect(show(1)).toEqual({ x: 1, y: 0.3 });
    expect(show(0.5)).toEqual(half);
    expect(show(1)).toEqual({ x: 1, y: 0.3 });
  });

  it('treats an undefined axis as one that is not named', () => {
    const sparse = { x: 8, y: undefined } as unknown as { x: number };
    const ship = { x: 0, y: 2 };
    play(moveBy(1, sparse), ship, of(0, 1)).subscribe();
    expect(ship).toEqual({ x: 8, y: 2 });
    play(moveBy(1, sparse).reverse(), ship, of(0, 1)).subscribe();
    expect(ship).toEqual({ x: 0, y: 2 });
  });

  it.each([
    { name: 'moveTo', action: moveTo(1, { x: 1, y: 1 }) },
    { name: 'moveBy', action: moveBy(1, { x: 1, y: 1 }) },
  ])('fails on a target without a position: $name', ({ name, action }) => {
    const errors: unknown[] = [];
    play(action, { y: 0 } as Positioned, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new TypeError(`${name}: the target's x must be a number, got undefined`)]);
  });
});
