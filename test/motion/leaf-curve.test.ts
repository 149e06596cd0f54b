import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  backOut,
  bezierBy,
  blink,
  catmullRomBy,
  cubicOut,
  describe as tell,
  eased,
  fadeIn,
  fadeTo,
  type FiniteAction,
  jumpBy,
  moveBy,
  moveTo,
  play,
  progressTo,
  resizeTo,
  type ReversibleAction,
  rotateBy,
  scaleTo,
  sequence,
  skewTo,
  type Target,
  tintTo,
} from 'rx-motion';
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
    ['moveTo', moveTo(1, { x: 8 }, backOut), moveTo(1, { x: 8 })],
    ['moveBy', moveBy(1, { x: 8, y: 1 }, backOut), moveBy(1, { x: 8, y: 1 })],
    ['fadeTo', fadeTo(1, 0, backOut), fadeTo(1, 0)],
    ['fadeIn', fadeIn(1, backOut), fadeIn(1)],
    ['rotateBy', rotateBy(1, 90, backOut), rotateBy(1, 90)],
    ['scaleTo', scaleTo(1, 2, backOut), scaleTo(1, 2)],
    ['skewTo', skewTo(1, { x: 9, y: 1 }, backOut), skewTo(1, { x: 9, y: 1 })],
    ['resizeTo', resizeTo(1, { width: 8 }, backOut), resizeTo(1, { width: 8 })],
    ['progressTo', progressTo(1, 100, backOut), progressTo(1, 100)],
    ['tintTo', tintTo(1, { r: 9, g: 8, b: 7 }, backOut), tintTo(1, { r: 9, g: 8, b: 7 })],
    ['blink', blink(1, 2, backOut), blink(1, 2)],
    ['jumpBy', jumpBy(1, { x: 8, y: 0 }, 4, 2, backOut), jumpBy(1, { x: 8, y: 0 }, 4, 2)],
    ['bezierBy', bezierBy(1, way, backOut), bezierBy(1, way)],
    ['catmullRomBy', catmullRomBy(1, [way.end, way.control1], backOut), catmullRomBy(1, [way.end, way.control1])],
  ])('shows what eased(…) shows: %s', (_name, one, plain) => {
    expectSame(one, eased(plain as FiniteAction<World>, backOut));
  });

  it('reverses as eased(…) does', () => {
    expectSame(moveBy(1, { x: 8 }, cubicOut).reverse(), eased(moveBy(1, { x: 8 }), cubicOut).reverse());
    expectSame(moveBy(1, { x: 8 }, cubicOut).reverse().reverse(), moveBy(1, { x: 8 }, cubicOut));
  });

  it.each([
    ['moveTo', moveTo(1, { x: 8, y: 0 }, cubicOut), moveTo(1, { x: 8, y: 0 })],
    ['jumpBy', jumpBy(1, { x: 8, y: 0 }, 0, 1, cubicOut), jumpBy(1, { x: 8, y: 0 }, 0, 1)],
  ])('keeps its curve inside another one: %s', (_name, one, plain) => {
    const square = (t: number) => t * t;
    expectSame(eased(one, square), eased(eased(plain, cubicOut), square));
  });

  it('runs on frames alone, eased and in a sequence', () => {
    const slow = (t: number) => t * t;
    const step = moveBy(1, { x: 8, y: 0 }, slow);
    for (const [action, shown] of [
      [step, [0, 2, 8]],
      [eased(step, slow), [0, 0.5, 8]],
      [sequence(step, step), [0, 2, 8, 10, 16]],
    ] as const) {
      const frame$ = new Subject<number>();
      const ship = { x: 0, y: 0 };
      play(action, ship, frame$).subscribe();
      const seen = shown.map(() => (frame$.next(0.5), ship.x));
      expect(seen).toEqual(shown);
    }
  });

  it('takes no time and ends at its goal when its duration is 0', () => {
    const show = showing(moveTo(0, { x: 8, y: 0 }, cubicOut), { x: 0, y: 0 });
    expect(show(0).x).toBe(8);
  });

  it('has the name and the type of the leaf', () => {
    expect(tell(moveTo(1, { x: 8 }, cubicOut))).toEqual({ kind: 'moveTo', duration: 1, offset: 0, children: [] });
    expectTypeOf(moveTo(1, { x: 8 }, cubicOut)).toEqualTypeOf<FiniteAction<Target & { x: number }>>();
    expectTypeOf(fadeIn(1, cubicOut)).toEqualTypeOf<ReversibleAction<Target & { opacity: number }>>();
  });

  it('refuses a curve that is not a function', () => {
    expect(() => moveTo(1, { x: 8 }, 1 as never)).toThrow(
      new TypeError('moveTo: curve must be a function such as cubicOut of rx-motion, got 1'),
    );
    expect(() => fadeIn(1, null as never)).toThrow(
      new TypeError('fadeIn: curve must be a function such as cubicOut of rx-motion, got null'),
    );
  });
});

type World = ReturnType<typeof world>;

function expectSame(one: FiniteAction<World>, other: FiniteAction<World>): void {
  const [show, expected] = [showing(one, world()), showing(other, world())];
  for (const time of times) expect({ ...show(time) }).toEqual({ ...expected(time) });
}
