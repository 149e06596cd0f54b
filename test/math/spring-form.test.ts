import { expect, it } from '@jest/globals';
import { oscillatorOf } from '../../src/math/spring-form.js';

it('a spring by its physics equals one by its appearance', () => {
  const { frequency, ratio } = oscillatorOf('spring', { stiffness: 100, damping: 10, mass: 1 });
  expect([frequency, ratio]).toEqual([10, 0.5]);
  const same = oscillatorOf('spring', { duration: (2 * Math.PI) / 10, bounce: 0.5 });
  expect(same.frequency).toBeCloseTo(10, 12);
  expect(same.ratio).toBe(0.5);
});

it('a bounce below 0 is overdamped, and the default is critical', () => {
  expect(oscillatorOf('spring', { bounce: -0.5 }).ratio).toBe(2);
  expect(oscillatorOf('spring', {})).toMatchObject({ frequency: 4 * Math.PI, ratio: 1 });
});

it('a spring that never comes to rest is rejected', () => {
  expect(() => oscillatorOf('spring', { stiffness: 1e300, damping: 1e-300 })).toThrow(RangeError);
});

it('a spring is given by its physics or by its appearance, not by both', () => {
  for (const appearance of [{ bounce: 0.2 }, { duration: 1 }])
    expect(() => oscillatorOf('springTo', { stiffness: 100, damping: 10, ...appearance })).toThrow(
      new TypeError('springTo: either stiffness and damping or duration and bounce must be given, got both'),
    );
  expect(() => oscillatorOf('spring', { duration: null as never })).toThrow(TypeError);
  expect(() => oscillatorOf('springTo', { mass: 2, bounce: 0.2 })).toThrow(/got both$/);
  expect(() => oscillatorOf('springTo', { mass: 2 })).toThrow(
    new TypeError('springTo: stiffness must be a number, got undefined'),
  );
});
