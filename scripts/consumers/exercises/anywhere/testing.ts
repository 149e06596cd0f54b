import { moveTo, play } from 'rx-motion';
import { marbles } from 'rx-motion/testing';

export function exercise() {
  marbles(({ frames, expectObservable, expectSubscriptions }) => {
    const frame$ = frames('  f---f---f---f---f---f', 0.25);
    const expected = '       a---b---c---d---(e|) ';
    const subscription = '   ^---------------!     ';
    const progress = { a: 0, b: 0.25, c: 0.5, d: 0.75, e: 1 };
    expectObservable(play(moveTo(1, { x: 100, y: 0 }), { x: 0, y: 0 }, frame$)).toBe(expected, progress);
    expectSubscriptions(frame$.subscriptions).toBe(subscription);
  });
}
