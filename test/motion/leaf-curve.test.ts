import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import * as motion from 'rx-motion';
import { Subject } from 'rxjs';
import { showing } from '../actions/showing.js';

const times = [0, 0.25, 0.5, 0.75, 1, 0.5, -1, 2];
const world = () => ({
  x: 0,
  y: 0,
  opacity: 0.5,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  skewX: 0,
  skewY: 0,
  width: 1,
  height: 1,
  percentage: 0,
  visible: true,
  color: { r: 0, g: 0, b: 0 },
});
const way = { control1: { x: 4, y: 0 }, control2: { x: 0, y: 4 }, end: { x: 8, y: 8 } };

describe('a leaf with a curve', () => {
  it.each([
    ['moveTo', motion.moveTo(1, { x: 8 }, motion.backOut), motion.moveTo(1, { x: 8 })],
    ['moveBy', motion.moveBy(1, { x: 8, y: 1 }, motion.backOut), motion.moveBy(1, { x: 8, y: 1 })],
    ['fadeTo', motion.fadeTo(1, 0, motion.backOut), motion.fadeTo(1, 0)],
    ['fadeIn', motion.fadeIn(1, motion.backOut), motion.fadeIn(1)],
    ['rotateBy', motion.rotateBy(1, 90, motion.backOut), motion.rotateBy(1, 90)],
    ['scaleTo', motion.scaleTo(1, 2, motion.backOut), motion.scaleTo(1, 2)],
    ['skewTo', motion.skewTo(1, { x: 9, y: 1 }, motion.backOut), motion.skewTo(1, { x: 9, y: 1 })],
    ['resizeTo', motion.resizeTo(1, { width: 8 }, motion.backOut), motion.resizeTo(1, { width: 8 })],
    ['progressTo', motion.progressTo(1, 100, motion.backOut), motion.progressTo(1, 100)],
    ['tintTo', motion.tintTo(1, { r: 9, g: 8, b: 7 }, motion.backOut), motion.tintTo(1, { r: 9, g: 8, b: 7 })],
    ['blink', motion.blink(1, 2, motion.backOut), motion.blink(1, 2)],
    ['jumpBy', motion.jumpBy(1, { x: 8, y: 0 }, 4, 2, motion.backOut), motion.jumpBy(1, { x: 8, y: 0 }, 4, 2)],
    ['bezierBy', motion.bezierBy(1, way, motion.backOut), motion.bezierBy(1, way)],
    [
      'catmullRomBy',
      motion.catmullRomBy(1, [way.end, way.control1], motion.backOut),
      motion.catmullRomBy(1, [way.end, way.control1]),
    ],
  ])('shows what eased(…) shows: %s', (_name, one, plain) => {
    expectSame(one, motion.eased(plain, motion.backOut));
  });

  it('reverses as eased(…) does', () => {
    expectSame(
      motion.moveBy(1, { x: 8 }, motion.cubicOut).reverse(),
      motion.eased(motion.moveBy(1, { x: 8 }), motion.cubicOut).reverse(),
    );
    expectSame(
      motion.moveBy(1, { x: 8 }, motion.cubicOut).reverse().reverse(),
      motion.moveBy(1, { x: 8 }, motion.cubicOut),
    );
  });

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

  it('refuses a curve that is not a function', () => {
    expect(() => motion.moveTo(1, { x: 8 }, 1 as never)).toThrow(
      new TypeError('moveTo: curve must be a function such as cubicOut of rx-motion, got 1'),
    );
    expect(() => motion.fadeIn(1, null as never)).toThrow(
      new TypeError('fadeIn: curve must be a function such as cubicOut of rx-motion, got null'),
    );
  });
});

type World = ReturnType<typeof world>;

function expectSame(one: motion.FiniteAction<World>, other: motion.FiniteAction<World>): void {
  const [show, expected] = [showing(one, world()), showing(other, world())];
  for (const time of times) expect({ ...show(time) }).toEqual({ ...expected(time) });
}
