import { describe, expect, it } from '@jest/globals';
import { oscillatorOf } from '../../src/math/spring-form.js';

describe('a spring by its form', () => {
  it('is the same by its looks and by its physics', () => {
    const looks = oscillatorOf('f', { duration: 0.5, bounce: 0.25 });
    const { frequency, ratio } = looks;
    const physics = oscillatorOf('f', { stiffness: 2 * frequency ** 2, damping: 4 * ratio * frequency, mass: 2 });
    expect(physics.frequency).toBeCloseTo(frequency, 12);
    expect(physics.ratio).toBeCloseTo(ratio, 12);
  });

  it('swings with a bounce, and creeps with one below 0', () => {
    const [swinging, fastest, creeping] = [0.5, 0, -0.5].map((bounce) => oscillatorOf('f', { bounce }).ratio);
    expect([swinging, fastest, creeping]).toEqual([0.5, 1, 2]);
  });

  it('refuses what the closed form has no numbers for', () => {
    expect(() => oscillatorOf('f', { stiffness: 1e30, damping: 1e15 })).toThrow(
      /^f: the (time until it rests|frequency) must be .*, got /,
    );
    expect(() => oscillatorOf('f', { stiffness: 1, damping: Symbol('soft') as never })).toThrow(
      new TypeError('f: damping must be a number, got Symbol(soft)'),
    );
  });
});
