import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { delayTime, fromTo } from 'rx-motion';
import { domTarget, enter, leave, respectReducedMotion } from 'rx-motion/dom';
import { of, Subject } from 'rxjs';
import { ReversibleRun } from '../../../src/dom/presence/reversible-run.js';
import { motionOf } from '../../../src/motion/motion.js';

/** A run of an action that lets time pass. */
function runFor(duration: number, delay = 0): ReversibleRun {
  return new ReversibleRun(motionOf('test', delayTime(duration)), domTarget(document.createElement('p')), delay);
}

function momentOf(run: ReversibleRun): number {
  run.show();
  return run.time;
}

describe('a run that is reversed', () => {
  it('slows down, stops and comes back', () => {
    const run = runFor(4);
    const passed = (dt: number): number => (run.addTime(dt), momentOf(run));
    expect(passed(1)).toBe(1);
    run.reverse(2);
    expect([0.5, 0.5, 0.5, 0.5, 0.5].map(passed)).toEqual([1.375, 1.5, 1.375, 1, 0.5]);
    expect([run.addTime(2), momentOf(run), run.isOver]).toEqual([1.5, 0, true]);
  });

  it('reverses sharply in 0 seconds, and during its delay', () => {
    const run = runFor(4, 1);
    run.addTime(0.5);
    run.reverse(2);
    expect([momentOf(run), run.isOver, run.addTime(0.25)]).toEqual([0, true, 0.25]);
    const other = runFor(4);
    other.addTime(1);
    other.reverse(0);
    expect([other.addTime(0.25), momentOf(other)]).toEqual([-0.75, 0.75]);
  });

  it('continues for at most half of the remaining way, and arrives at full speed', () => {
    const run = runFor(4);
    run.addTime(3.5);
    run.reverse(100);
    run.addTime(0.5);
    expect(momentOf(run)).toBe(3.75);
    run.reverse(100);
    expect([run.addTime(0.25), momentOf(run)]).toEqual([-0.1875, 3.8125]);
    expect([run.addTime(0.5), momentOf(run), run.isOver]).toEqual([0.25, 4, true]);
  });

  it('ends at the same time at any frame rate', () => {
    const program = fc.array(fc.tuple(fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.constantFrom(0, 0.2, 0.5)));
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 9 }), (reversals, pieces) => {
        const [one, other] = [runFor(1), runFor(1)];
        for (const [dt, seconds] of reversals) {
          let beyond = 0;
          for (let piece = 0; piece < pieces; piece++) beyond = Math.max(0, beyond) + other.addTime(dt / pieces);
          const whole = one.addTime(dt);
          expect(momentOf(other)).toBeCloseTo(momentOf(one), 9);
          expect(one.isOver).toBe(other.isOver);
          if (one.isOver) return;
          expect(Math.min(momentOf(one), 1 - momentOf(one))).toBeGreaterThan(0);
          expect(whole).toBeLessThan(0);
          one.reverse(seconds);
          other.reverse(seconds);
        }
      }),
    );
  });
});

it('returns to its start at once under reduced motion if an entering element leaves', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
  const fade = respectReducedMotion(fromTo(1, { opacity: 0 }, { opacity: 1 }), undefined, of(true));
  enter(element, fade, frame$).subscribe();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(domTarget(element).opacity).toBe(1);
  leave(element, fade, frame$, { reversal: 0 }).subscribe();
  frame$.next(0.125);
  expect(domTarget(element).opacity).toBe(0);
  frame$.next(0.125);
  expect([domTarget(element).opacity, frame$.observed]).toEqual([0, false]);
});
