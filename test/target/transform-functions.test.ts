import { expect, it } from '@jest/globals';
import { transformFunctions } from '../../src/target/transform-functions.js';

it('has a function for each number that is given, also at its neutral value', () => {
  expect(transformFunctions({ x: 0, scaleX: 1 })).toBe('translate(0px, 0px) scale(1, 1) ');
  expect(
    transformFunctions({ y: 2, z: 3, rotation: 4, rotationY: 5, rotationX: 6, scaleY: 7, scaleZ: 8, skewX: 9 }),
  ).toBe(
    'translate(0px, 2px) translateZ(3px) rotate(4deg) rotateY(5deg) rotateX(6deg) scale(1, 7) scaleZ(8) skew(9deg, 0deg) ',
  );
  expect(transformFunctions({})).toBe('');
});
