import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveBy, play, repeatForever, repeatTimes, sequence } from 'rx-motion';
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
  it('ends with the last round', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames(' f--f--f--f--f', 0.75);
      const expected = '      a--b--c--d--(e|)';
      const values = { a: 0, b: 0.75 / 3, c: 0.5, d: 0.75, e: 1 };
      expectObservable(play(repeatTimes(delayTime(1), 3), {}, frame$)).toBe(expected, values);
      expectSubscriptions(frame$.subscriptions).toBe('^-----------!');
    });
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
  it('does not drift: rounds begin at whole multiples of their length', () => {
    const { counted, round } = ticking();
    const show = showing(repeatForever(round), {});
    // 0.3 does not divide a second: after 3,000 frames 900 of them have passed.
    for (let frame = 0; frame <= 3000; frame++) show((frame * 3) / 10);
    expect(counted.ticks).toBe(900);
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
