import { expect, it } from '@jest/globals';
import { SignedScale } from '../../src/target/signed-scale.js';

class Scaled extends SignedScale {
  readonly scale = { x: 2, y: 3 };
}

it.each(['X', 'Y'] as const)('keeps scale%s as it was written while it is flipped', (axis) => {
  const object = new Scaled();
  object[`scale${axis}`] = 4;
  object[`flipped${axis}`] = true;
  object[`flipped${axis}`] = true;
  expect([object[`scale${axis}`], object[`flipped${axis}`]]).toEqual([4, true]);
  expect(object.scale).toEqual({ x: 2, y: 3, [axis.toLowerCase()]: -4 });
  object[`scale${axis}`] = 5;
  object[`flipped${axis}`] = false;
  expect(object.scale).toEqual({ x: 2, y: 3, [axis.toLowerCase()]: 5 });
});

it("follows the object's own scale", () => {
  const object = new Scaled();
  object.flippedX = true;
  object.scale.x = -7;
  expect([object.scaleX, object.scaleY]).toEqual([7, 3]);
});
