import { expect, it } from '@jest/globals';
import { callFunc, delayTime, eased, moveTo, quadraticIn, repeatTimes, sequence, yoyo } from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';

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

it('ends with a reason after too many parts', () => {
  const plan = score(repeatTimes(sequence(moveTo(1e-4, { x: 1 }), moveTo(1e-4, { x: 0 })), 60_000), { x: 0 });
  expect(plan.left).toMatchObject([{ kind: 'repeatTimes', reason: 'up to here it has more than 100000 parts' }]);
  expect(plan.until).toBeCloseTo(10, 6);
  expect(sampleAt(plan, 0.00005)[0]!.x).toBeCloseTo(0.5, 9);
});
