import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveBy, moveTo, play, repeatForever, repeatTimes, sequence } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { Subject } from 'rxjs';
import { showing } from '../actions/showing.js';

const step = moveBy(1, { x: 10, y: 0 });

/** Counts how often time passes the end of a round of 1 s. */
function ticking() {
  const counted = { ticks: 0 };
  return { counted, round: sequence(delayTime(1), callFunc(() => counted.ticks++)) }; // prettier-ignore
}

describe('repeatTimes', () => {
  it('runs one round after another, and hands over the overshoot', () => {
    const ship = { x: 0, y: 0 };
    const show = showing(repeatTimes(step, 3), ship);
    expect([0, 0.5, 1.25, 2.75, 3, 9].map((time) => show(time).x)).toEqual([0, 5, 12.5, 27.5, 30, 30]);
  });

  it('ends with the last round', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames(' f--f--f--f--f', 0.75);
      const expected = '      a--b--c--d--(e|)';
      const values = { a: 0, b: 0.75 / 3, c: 0.5, d: 0.75, e: 1 };
      expectObservable(play(repeatTimes(delayTime(1), 3), {}, frame$)).toBe(expected, values);
      expectSubscriptions(frame$.subscriptions).toBe('^-----------!');
    });
  });

  it('runs every round that a frame passes', () => {
    const { counted, round } = ticking();
    showing(repeatTimes(round, 100), {})(1000);
    expect(counted.ticks).toBe(100);
  });

  it('runs all rounds of an instant at once, exactly as many as asked for', () => {
    let calls = 0;
    const thrice = repeatTimes(sequence(callFunc(() => calls++)), 3);
    const frame$ = new Subject<number>();
    play(thrice, {}, frame$).subscribe();
    frame$.next(0);
    expect([calls, frame$.observed, thrice.duration]).toEqual([3, false, 0]);
  });

  it('starts each round where the previous one left the target', () => {
    const ship = { x: 100, y: 0 };
    const show = showing(repeatTimes(sequence(moveTo(1, { x: 0, y: 0 }), step), 2), ship);
    expect([1, 2, 2.5, 4].map((time) => show(time).x)).toEqual([0, 10, 5, 10]);
  });

  it('goes back through its rounds', () => {
    const ship = { x: 0, y: 0 };
    const show = showing(repeatTimes(step, 3), ship);
    expect([3, 1.5, 0.25, 2].map((time) => show(time).x)).toEqual([30, 15, 2.5, 20]);
  });

  it('accepts zero rounds', () => {
    const none = repeatTimes(step, 0);
    const ship = { x: 7, y: 0 };
    const frame$ = new Subject<number>();
    play(none, ship, frame$).subscribe();
    frame$.next(0);
    expect([none.duration, ship.x, frame$.observed]).toEqual([0, 7, false]);
  });
});

describe('repeatForever', () => {
  it('continues round after round', () => {
    const ship = { x: 0, y: 0 };
    const show = showing(repeatForever(step), ship);
    expect([0, 0.5, 10.25, 1000.5].map((time) => show(time).x)).toEqual([0, 5, 102.5, 10005]);
  });

  it('does not drift: rounds begin at whole multiples of their length', () => {
    const { counted, round } = ticking();
    const show = showing(repeatForever(round), {});
    // 0.3 does not divide a second: after 3,000 frames 900 of them have passed.
    for (let frame = 0; frame <= 3000; frame++) show((frame * 3) / 10);
    expect(counted.ticks).toBe(900);
  });

  it('loses no round in a jump', () => {
    const { counted, round } = ticking();
    const show = showing(repeatForever(round), {});
    show(0.5);
    show(7.5);
    expect(counted.ticks).toBe(7);
  });

  it('may end a sequence', () => {
    const ship = { x: 0, y: 0 };
    const show = showing(sequence(delayTime(1), repeatForever(step)), ship);
    expect([0.5, 1.5, 4].map((time) => show(time).x)).toEqual([0, 5, 30]);
  });

  it('can be stopped by its own callback', () => {
    const frame$ = new Subject<number>();
    let calls = 0;
    const loop = repeatForever(
      sequence(
        delayTime(1),
        callFunc(() => {
          calls++;
          subscription.unsubscribe();
        }),
      ),
    );
    const subscription = play(loop, {}, frame$).subscribe();
    frame$.next(0);
    frame$.next(10);
    expect([calls, frame$.observed]).toEqual([1, false]);
  });
});
