import { describe, expect, it, jest } from '@jest/globals';
import {
  delayTime,
  eased,
  flipX,
  moveBy,
  play,
  repeatForever,
  repeatTimes,
  rotateBy,
  sequence,
  spawn,
} from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { from, Subject, tap } from 'rxjs';
import { showing } from '../actions/showing.js';

describe('a sequence inside a sequence', () => {
  // 0.1 + (0.2 + 0.3) is 0.6, but (0.1 + 0.2) + 0.3 is a little more.
  const third = delayTime(0.3);

  it.each([
    ['a sequence', sequence(delayTime(0.2), third, delayTime(0))],
    ['a spawn', spawn(sequence(delayTime(0.2), third, delayTime(0)), delayTime(0.1))],
    ['a repetition', repeatTimes(sequence(delayTime(0.2), third, delayTime(0)), 1)],
  ])('ends with the sum of its durations, not a rounding later: %s', (_, inner) => {
    const target = { flippedX: false };
    const action = sequence(delayTime(0.1), inner, flipX());
    from([action.duration]).pipe(action.on(target)).subscribe();
    expect([action.duration, target.flippedX]).toEqual([0.6, true]);
  });
});

describe('the reverse of a sequence', () => {
  const moves = [0.1, 0.2, 0.7].map((duration) => moveBy(duration, { x: 1, y: 0 }));

  it('is as long as the sequence, bit for bit, although its sum differs', () => {
    const there = sequence(moves);
    expect([there.duration, there.reverse().duration]).toEqual([1, 1]);
    expect(sequence([...moves].reverse()).duration).toBeLessThan(1);
  });

  it('lets a shorter branch beside it start late and end with it', () => {
    const ship = { x: 0, y: 0, rotation: 0 };
    const back = spawn(sequence(moves), rotateBy(0.3, 90)).reverse();
    expect(back.duration).toBe(1);
    // A curve that overshoots its end takes both beyond it.
    from([0, 0.5])
      .pipe(eased(back, (t) => t + 1).on(ship))
      .subscribe();
    expect(ship.x).toBeCloseTo(-8, 9);
    expect(ship.rotation).toBeCloseTo(-240, 9);
  });
});

describe('an instant at the end of a sequence', () => {
  it('does not go past the end, although rounding separates its start and end', () => {
    const wheel = { rotation: 0 };
    const turn = sequence(delayTime(0.1), sequence(delayTime(0.5), delayTime(0.3), rotateBy(0, 90)));
    const starts = 0.1 + 0.5 + 0.3;
    expect(turn.duration).toBeGreaterThan(starts);
    from([0, 0.5])
      .pipe(eased(turn, () => 1.5).on(wheel))
      .subscribe();
    expect(wheel.rotation).toBe(90);
  });
});

describe('a sequence', () => {
  const right = moveBy(1, { x: 10, y: 0 });

  it('hands the overshoot over to the next child in the same frame', () => {
    marbles(({ frames, expectObservable, expectSubscriptions, flush }) => {
      const ship = { x: 0, y: 0 };
      const places: number[] = [];
      const frame$ = frames('   f----f----f----f', 0.75);
      const expected = '        a----b----c----(d|)';
      const subscription = '    ^--------------!';
      const run$ = play(sequence(right, right), ship, frame$).pipe(tap(() => places.push(ship.x)));
      expectObservable(run$).toBe(expected, { a: 0, b: 0.375, c: 0.75, d: 1 });
      expectSubscriptions(frame$.subscriptions).toBe(subscription);
      flush();
      expect(places).toEqual([0, 7.5, 15, 20]);
    });
  });

  it('accepts children one by one or in an array, also the same one several times', () => {
    for (const action of [sequence(right, right), sequence([right, right])]) {
      expect(action.duration).toBe(2);
      expect(showing(action, { x: 0, y: 0 })(1.5).x).toBe(15);
    }
  });

  it('without children is over at once', () => {
    const frame$ = new Subject<number>();
    for (const empty of [sequence(), sequence([])]) {
      const complete = jest.fn();
      play(empty, {}, frame$).subscribe({ complete });
      frame$.next(0);
      expect(complete).toHaveBeenCalledTimes(1);
      expect(empty.duration).toBe(0);
    }
  });

  it('keeps its children when their array changes', () => {
    const children = [right];
    const once = sequence(children);
    children.push(right);
    expect(showing(once, { x: 0, y: 0 })(5).x).toBe(10);
  });

  it('emits the progress of its finite children before an endless one', () => {
    const progress: number[] = [];
    const run = sequence(delayTime(1), repeatForever(delayTime(2)));
    from([0, 0.5, 1, 2, 3.5])
      .pipe(run.on({}))
      .subscribe((value) => progress.push(value));
    expect(progress).toEqual([0, 0.5, 0, 0.5, 0.25]);
  });

  it('accepts an endless action only as its last child', () => {
    const forever = repeatForever(delayTime(1));
    // @ts-expect-error nothing runs after it
    expect(() => sequence(forever, forever)).toThrow(
      new RangeError('sequence: only the last action may be endless, got an endless one before it'),
    );
  });
});
