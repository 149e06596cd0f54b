import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Oscillator } from '../../src/math/oscillator.js';
import { numRuns } from '../property/runs.js';

const frequencies = fc.double({ min: 0.1, max: 100, noNaN: true });
const ratios = fc.oneof(
  fc.double({ min: 0.05, max: 0.999, noNaN: true }),
  fc.constant(1),
  fc.double({ min: 1.001, max: 20, noNaN: true }),
);
const parts = fc.double({ min: 0, max: 0.5, noNaN: true });

describe('the closed form of a damped spring', () => {
  it.each([0.1, 0.5, 0.9, 1, 1.1, 3])('solves the equation of motion, at a damping ratio of %d', (ratio) => {
    const frequency = 5;
    // Numerical integration by the classical Runge-Kutta method.
    const pull = (x: number, v: number): number => -2 * ratio * frequency * v - frequency * frequency * x;
    let [x, v] = [1, 2];
    const h = 1 / 1024;
    for (let step = 0; step < 512; step++) {
      const [a1, b1] = [v, pull(x, v)];
      const [a2, b2] = [v + (h / 2) * b1, pull(x + (h / 2) * a1, v + (h / 2) * b1)];
      const [a3, b3] = [v + (h / 2) * b2, pull(x + (h / 2) * a2, v + (h / 2) * b2)];
      const [a4, b4] = [v + h * b3, pull(x + h * a3, v + h * b3)];
      x += (h / 6) * (a1 + 2 * a2 + 2 * a3 + a4);
      v += (h / 6) * (b1 + 2 * b2 + 2 * b3 + b4);
    }
    const [xx, xv, vx, vv] = new Oscillator(frequency, ratio).flowAt(0.5);
    expect(xx + 2 * xv).toBeCloseTo(x, 9);
    expect(vx + 2 * vv).toBeCloseTo(v, 8);
  });

  it('is the same in one step and in two, whatever the damping', () => {
    fc.assert(
      fc.property(frequencies, ratios, parts, parts, (frequency, ratio, first, second) => {
        const oscillator = new Oscillator(frequency, ratio);
        const { settling } = oscillator;
        const [a, b, whole] = [first, second, first + second].map((part) =>
          oscillator.flowAt(part * settling * 0.999),
        ) as never[] as number[][];
        const product = [
          b![0]! * a![0]! + b![1]! * a![2]!,
          b![0]! * a![1]! + b![1]! * a![3]!,
          b![2]! * a![0]! + b![3]! * a![2]!,
          b![2]! * a![1]! + b![3]! * a![3]!,
        ];
        const scale = [1, 1 / frequency, frequency, 1].map((unit) => unit * (1 + ratio) ** 2);
        product.forEach((number, index) => {
          expect(Math.abs(number - whole![index]!)).toBeLessThan(1e-9 * scale[index]!);
        });
      }),
      { numRuns },
    );
  });

  it('is nearly at rest when its settling time is over', () => {
    fc.assert(
      fc.property(frequencies, ratios, (frequency, ratio) => {
        const oscillator = new Oscillator(frequency, ratio);
        const [xx, xv] = oscillator.flowAt(oscillator.settling);
        expect(Math.abs(xx) + Math.abs(xv * frequency)).toBeLessThan(2.1e-4);
      }),
      { numRuns },
    );
  });

  it('has a tight settling time', () => {
    expect(new Oscillator(10, 0.1).settling).toBeLessThan(10);
    expect(new Oscillator(10, 1).settling).toBeLessThan(1.3);
  });

  it('is continuous around critical damping', () => {
    const [under, critical, over] = [1 - 1e-9, 1, 1 + 1e-9].map((ratio) =>
      new Oscillator(10, ratio).flowAt(0.2),
    ) as never[] as number[][];
    critical!.forEach((number, index) => {
      expect(under![index]!).toBeCloseTo(number, 6);
      expect(over![index]!).toBeCloseTo(number, 6);
    });
  });

  it('is finite for extreme damping', () => {
    const flow = new Oscillator(1, 1000).flowAt(5000);
    expect(flow.every(Number.isFinite)).toBe(true);
    expect(flow[0]).toBeCloseTo(Math.exp(-2.5), 5);
  });
});
