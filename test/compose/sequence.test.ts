import { describe, expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { delayTime, eased, flipX, moveBy, repeatForever, repeatTimes, rotateBy, sequence, spawn } from 'rx-motion';

describe('a sequence inside of a sequence', () => {
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

  it('is as long as the sequence, bit for bit, though its sum differs by a rounding', () => {
    const there = sequence(moves);
    expect([there.duration, there.reverse().duration]).toEqual([1, 1]);
    expect(sequence([...moves].reverse()).duration).toBeLessThan(1);
  });

  it('lets a shorter branch beside it begin late and end with it', () => {
    const ship = { x: 0, y: 0, rotation: 0 };
    const back = spawn(sequence(moves), rotateBy(0.3, 90)).reverse();
    expect(back.duration).toBe(1);
    // A curve that overshoots its end leads both beyond it.
    from([0, 0.5])
      .pipe(eased(back, (t) => t + 1).on(ship))
      .subscribe();
    expect(ship.x).toBeCloseTo(-8, 9);
    expect(ship.rotation).toBeCloseTo(-240, 9);
  });
});

describe('an action of no length at the end of a sequence', () => {
  it('does not go on beyond it, though a rounding lies between its start and its end', () => {
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
  it('takes what has no end only as its last child', () => {
    const forever = repeatForever(delayTime(1));
    // @ts-expect-error what comes after it never would
    expect(() => sequence(forever, forever)).toThrow(
      new RangeError('sequence: only the last action may be without an end, got one before it'),
    );
  });
});
