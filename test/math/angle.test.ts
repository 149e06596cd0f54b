import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { removeTurns, shorterWay } from '../../src/math/angle.js';

const angle = fc.double({ min: -2000, max: 2000, noNaN: true });

describe('withoutTurns', () => {
  it('leaves less than a full rotation, of the same sign, and removes full rotations', () => {
    fc.assert(
      fc.property(angle, fc.constantFrom(180, 360), (angle, turn) => {
        const rest = removeTurns(angle, turn);
        expect(Math.abs(rest)).toBeLessThan(turn);
        expect(rest * angle).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger((angle - rest) / turn)).toBe(true);
      }),
    );
  });
});

describe('shorterWay', () => {
  // The starts and ends of traces of cocos2d-x 3.17.2.
  it.each([
    { action: 'RotateTo 90', from: 0, to: 90, end: 90 },
    { action: 'RotateTo 270', from: 0, to: 270, end: -90 },
    { action: 'RotateTo 350 to 10', from: 350, to: 10, end: 370 },
    { action: 'RotateTo from 720+45 to 0', from: 765, to: 0, end: 0 },
    { action: 'RotateTo from -350 to 20', from: -350, to: 20, end: -340 },
    { action: 'RotateTo 180 exactly', from: 0, to: 180, end: 180 },
    { action: 'RotateTo 900', from: 0, to: 900, end: 540 },
    { action: 'RotateTo X/Y, y', from: 30, to: -200, end: 160 },
    { action: 'RotateTo 3D, y', from: 20, to: 200, end: 200 },
    { action: 'RotateTo 3D, z', from: 30, to: -90, end: -90 },
    { action: 'SkewTo wraps 180/360, x', from: 200, to: 10, end: 10, turn: 180 },
    { action: 'SkewTo wraps 180/360, y', from: 350, to: 10, end: 370 },
  ])('ends $action at $end', ({ from, to, end, turn }) => {
    expect(shorterWay(removeTurns(from, turn), to)).toBe(end);
  });

  it('takes at most half a rotation, to the same direction', () => {
    const direction = fc.integer({ min: -359, max: 359 });
    fc.assert(
      fc.property(direction, fc.integer({ min: -180, max: 180 }), (from, to) => {
        const end = shorterWay(from, to);
        expect((end - to) % 360).toBeCloseTo(0, 12);
        expect(Math.abs(end - from)).toBeLessThanOrEqual(Math.abs(to - from));
        fc.pre(Math.abs(from - to) <= 540);
        expect(Math.abs(end - from)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
