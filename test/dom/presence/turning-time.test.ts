import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TurningTime } from '../../../src/dom/presence/turning-time.js';

describe('the time of an action that turns round', () => {
  it('slows down, stops and comes back', () => {
    const time = new TurningTime(4, 0);
    const passed = (dt: number): readonly [moment: number, beyond: number] => [(time.pass(dt), time.moment), 0];
    expect(passed(1)[0]).toBe(1);
    time.turn(2);
    expect([0.5, 0.5, 0.5, 0.5, 0.5].map((dt) => passed(dt)[0])).toEqual([1.375, 1.5, 1.375, 1, 0.5]);
    expect([time.pass(2), time.moment, time.isOver]).toEqual([1.5, 0, true]);
  });

  it('turns sharply in no time, and when at rest', () => {
    const time = new TurningTime(4, 1);
    time.pass(0.5);
    time.turn(2);
    expect([time.moment, time.isOver, time.pass(0.25)]).toEqual([0, true, 0.25]);
    const other = new TurningTime(4, 0);
    other.pass(1);
    other.turn(0);
    expect([other.pass(0.25), other.moment]).toEqual([-0.75, 0.75]);
  });

  it('goes at most half of the way that was left, and arrives at full speed', () => {
    const time = new TurningTime(4, 0);
    time.pass(3.5);
    time.turn(100);
    time.pass(0.5);
    expect(time.moment).toBe(3.75);
    time.turn(100);
    expect([time.pass(0.25), time.moment]).toEqual([-0.1875, 3.8125]);
    expect([time.pass(0.5), time.moment, time.isOver]).toEqual([0.25, 4, true]);
  });

  it('ends at the same moment at any frame rate', () => {
    const program = fc.array(fc.tuple(fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.constantFrom(0, 0.2, 0.5)));
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 9 }), (turns, pieces) => {
        const [one, other] = [new TurningTime(1, 0), new TurningTime(1, 0)];
        for (const [dt, seconds] of turns) {
          let beyond = 0;
          for (let piece = 0; piece < pieces; piece++) beyond = Math.max(0, beyond) + other.pass(dt / pieces);
          const whole = one.pass(dt);
          expect(other.moment).toBeCloseTo(one.moment, 9);
          expect(one.isOver).toBe(other.isOver);
          if (one.isOver) return;
          expect(Math.min(one.moment, 1 - one.moment)).toBeGreaterThan(0);
          expect(whole).toBeLessThan(0);
          one.turn(seconds);
          other.turn(seconds);
        }
      }),
    );
  });
});
