import { expect, it } from '@jest/globals';
import {
  at,
  by,
  callFunc,
  delayTime,
  eased,
  fadeTo,
  moveTo,
  quadraticIn,
  repeatTimes,
  reverseTime,
  sequence,
  spawn,
  stagger,
  wiggle,
  yoyo,
} from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';
import { Subject } from 'rxjs';

it('finds the times of callbacks under a curve to the last bit', () => {
  const halfway = sequence(
    delayTime(0.5),
    callFunc(() => undefined),
    delayTime(0.5),
  );
  expect(score(eased(halfway, quadraticIn), {}).calls.map(({ time }) => time ** 2)).toEqual([expect.closeTo(0.5, 15)]);
});

it('lists a callback twice if time passes it twice', () => {
  const twice = repeatTimes(
    yoyo(
      sequence(
        delayTime(0.25),
        callFunc(() => undefined),
        delayTime(0.25),
      ),
    ),
    2,
  );
  expect(score(twice, {}).calls.map(({ time }) => time)).toEqual([0.25, 1.25]);
});

it('sees a part that starts under a curve, beside one that adds to the same number', () => {
  const late = eased(at(0.25, by(0.25, { level: -1 })), quadraticIn);
  const both = score(spawn(late, by(0.5, { level: 8 })), { level: 2 });
  expect([0, 0.25, 0.4, 0.5].map((time) => sampleAt(both, time)[0]!.level)).toEqual([
    expect.closeTo(2, 12),
    expect.closeTo(6, 12),
    expect.closeTo(8.12, 12),
    expect.closeTo(9, 12),
  ]);
  expect(both.tracks[0]!.pieces.map(({ start, writers }) => [start ** 2 * 2, writers.length])).toEqual([
    [0, 1],
    [expect.closeTo(0.25, 12), 2],
  ]);
});

it('sees such a part also if it ends where it began', () => {
  const beside = spawn(eased(at(0.25, wiggle(0.25, { level: 8 })), quadraticIn), by(0.5, { level: 8 }));
  const lamp = { level: 2 };
  const made = score(beside, lamp);
  const time$ = new Subject<number>();
  time$.pipe(beside.on(lamp)).subscribe();
  for (const time of [0.25, 0.375, 0.4375, 0.5]) {
    time$.next(time);
    expect(sampleAt(made, time)[0]!.level).toBeCloseTo(lamp.level, 12);
  }
});

it('sees where a motion goes back to an earlier round, beside one that starts at its turn', () => {
  const back = yoyo(repeatTimes(moveTo(0.5, { x: 5 }), 2));
  const beside = sequence(fadeTo(1, 0), fadeTo(1, 0.5));
  const [x] = score(spawn(back, beside), { x: 0, opacity: 1 }).tracks;
  const near = (number: number): unknown => expect.closeTo(number, 9);
  expect(x!.pieces).toMatchObject([
    { start: 0, end: 0.5, from: 0, to: 5 },
    { start: 0.5, end: near(1.5), from: 5, to: 5 },
    { start: near(1.5), end: 2, from: near(5), to: 0 },
  ]);
});

it('ends with a reason after too many parts', () => {
  const plan = score(repeatTimes(sequence(moveTo(1e-4, { x: 1 }), moveTo(1e-4, { x: 0 })), 60_000), { x: 0 });
  expect(plan.left).toMatchObject([{ kind: 'repeatTimes', reason: 'up to here it has more than 100000 parts' }]);
  expect(plan.until).toBeCloseTo(10, 6);
  expect(sampleAt(plan, 0.00005)[0]!.x).toBeCloseTo(0.5, 9);
});

it('reads a part that ends just before its planned end because of rounding', () => {
  const blank = stagger(0.1, [spawn([]), reverseTime(delayTime(0))]);
  const wait = sequence(delayTime(0.1 + 0.2), delayTime(0.6000000000000001));
  const round = sequence(sequence(wait, blank), sequence(moveTo(0.3, { x: 9 })));
  const plan = score(repeatTimes(round, 2), { x: 0 });
  expect(plan.left).toEqual([]);
  expect(sampleAt(plan, plan.until - 0.15)[0]!.x).toBeCloseTo(9, 9);
  expect(sampleAt(plan, 1.15)[0]!.x).toBeCloseTo(4.5, 9);
});
