import { expect, it } from '@jest/globals';
import { blink, moveTo } from 'rx-motion';
import { type MotionMatchers, motionMatchers, score } from 'rx-motion/score';

declare module 'expect' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as users declare it
  interface Matchers<R> extends MotionMatchers<R> {}
}

expect.extend(motionMatchers);

it('adds toKeep to the expectations of Jest', () => {
  expect(moveTo(1, { x: 100 })).toKeep({ duration: 1 }, { x: 0 });
  expect(score(moveTo(1, { x: 100 }), { x: 0 })).toKeep();
  expect(moveTo(2, { x: 100 })).not.toKeep({ duration: 1 }, { x: 0 });
});

it('explains what is wrong', () => {
  expect(() => {
    expect(blink(1, 5)).toKeep({}, { visible: true });
  }).toThrow('expected the motion to keep its budgets, but:\nflashes at 0 s, visible of target 0: 5, more than 3');
  expect(() => {
    expect(blink(1, 1)).not.toKeep({}, { visible: true });
  }).toThrow('expected the motion to break a budget, but it keeps them all');
});
