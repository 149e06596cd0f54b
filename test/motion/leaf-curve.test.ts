import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import * as motion from 'rx-motion';
import { Subject } from 'rxjs';
import { showing } from '../actions/showing.js';

const times = [0, 0.25, 0.5, 0.75, 1, 0.5, -1, 2];
const world = () => ({ x: 0, y: 0 });

describe('a leaf with a curve', () => {
  it.each([
    ['moveTo', motion.moveTo(1, { x: 8, y: 0 }, motion.cubicOut), motion.moveTo(1, { x: 8, y: 0 })],
    ['jumpBy', motion.jumpBy(1, { x: 8, y: 0 }, 0, 1, motion.cubicOut), motion.jumpBy(1, { x: 8, y: 0 }, 0, 1)],
  ])('keeps its curve inside another one: %s', (_name, one, plain) => {
    const square = (t: number) => t * t;
    expectSame(motion.eased(one, square), motion.eased(motion.eased(plain, motion.cubicOut), square));
  });

  it('runs on frames alone, eased and in a sequence', () => {
    const slow = (t: number) => t * t;
    const step = motion.moveBy(1, { x: 8, y: 0 }, slow);
    for (const [action, shown] of [
      [step, [0, 2, 8]],
      [motion.eased(step, slow), [0, 0.5, 8]],
      [motion.sequence(step, step), [0, 2, 8, 10, 16]],
    ] as const) {
      const frame$ = new Subject<number>();
      const ship = { x: 0, y: 0 };
      motion.play(action, ship, frame$).subscribe();
      const seen = shown.map(() => (frame$.next(0.5), ship.x));
      expect(seen).toEqual(shown);
    }
  });

  it('takes no time and ends at its goal when its duration is 0', () => {
    const show = showing(motion.moveTo(0, { x: 8, y: 0 }, motion.cubicOut), { x: 0, y: 0 });
    expect(show(0).x).toBe(8);
  });

  it('has the name and the type of the leaf', () => {
    expect(motion.describe(motion.moveTo(1, { x: 8 }, motion.cubicOut))).toEqual({
      kind: 'moveTo',
      duration: 1,
      offset: 0,
      children: [],
    });
    expectTypeOf(motion.moveTo(1, { x: 8 }, motion.cubicOut)).toEqualTypeOf<
      motion.FiniteAction<motion.Target & { x: number }>
    >();
    expectTypeOf(motion.fadeIn(1, motion.cubicOut)).toEqualTypeOf<
      motion.ReversibleAction<motion.Target & { opacity: number }>
    >();
  });
});

type World = ReturnType<typeof world>;

function expectSame(one: motion.FiniteAction<World>, other: motion.FiniteAction<World>): void {
  const [show, expected] = [showing(one, world()), showing(other, world())];
  for (const time of times) expect({ ...show(time) }).toEqual({ ...expected(time) });
}
