import { expect, it } from '@jest/globals';
import { keyframeEffect } from '../../src/lines/keyframe-effect.js';
import { property } from '../../src/lines/property.js';

const track = (name: 'x' | 'y', ...frames: [offset: number, value: number][]) => ({
  lens: property(name) as never,
  keyframes: frames.map(([offset, value], index) => ({ index, offset, value })),
});

it('interpolates between keyframes in any order of progress, and restores the start', () => {
  const ship = { x: 7, y: 1 };
  const effect = keyframeEffect('keyframes', [track('x', [0, 0], [0.5, 10], [1, 0]), track('y', [0.5, 3])], ship);
  const seen = [0.25, 0.75, 0.5, 0, 1].map((progress) => {
    effect.update(progress);
    return [ship.x, ship.y];
  });
  expect(seen).toEqual([
    [5, 2],
    [5, 2],
    [10, 3],
    [0, 1],
    [0, 1],
  ]);
  effect.undo!();
  expect(ship).toEqual({ x: 7, y: 1 });
});
