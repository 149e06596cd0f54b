import { expect, it } from '@jest/globals';
import {
  bezierTo,
  callFunc,
  delayTime,
  eased,
  jumpBy,
  moveBy,
  play,
  resizeBy,
  resizeTo,
  scaleBy,
  sequence,
  skewBy,
  skewTo,
} from 'rx-motion';
import { of } from 'rxjs';
import { showing } from './showing.js';

/* What `rows.ts` does not say of the plain leaves. */
const at = (x: number, y: number) => ({ x, y });

it('a bezier continues along its path when an easing curve overshoots', () => {
  const way = { control1: at(0, 40), control2: at(80, 40), end: at(80, 0) };
  const beyond = eased(bezierTo(1, way), () => 2);
  expect(showing(beyond, at(0, 0))(0.5)).toEqual(at(-320, -240));
});

it('a jump stays finite at heights whose multiples are not', () => {
  expect(showing(jumpBy(1, at(0, 0), 1e308, 1), at(0, 0))(0.5).y).toBe(1e308);
});

it('a move treats an undefined axis as one that is not named', () => {
  const sparse = { x: 8, y: undefined } as unknown as { x: number };
  const ship = at(0, 2);
  play(moveBy(1, sparse), ship, of(0, 1)).subscribe();
  expect(ship).toEqual({ x: 8, y: 2 });
  play(moveBy(1, sparse).reverse(), ship, of(0, 1)).subscribe();
  expect(ship).toEqual({ x: 0, y: 2 });
});

it('a resize neither touches nor needs a side that is not named', () => {
  expect({ ...showing(resizeTo(1, { height: 0 }), { width: 10, height: 8 })(1) }).toEqual({ width: 10, height: 0 });
  expect({ ...showing(resizeBy(1, { width: 5 }).reverse(), { width: 10 })(1) }).toEqual({ width: 5 });
  expect(() => resizeTo(1, {})).toThrow('resizeTo: to must name width or height, got {}');
  // @ts-expect-error -- there is no such side
  expect(() => resizeBy(1, { x: 1 })).toThrow('resizeBy: by must name width or height, got {x}');
});

it('the reverse of scaleBy divides by the factors, and is rejected if one is 0', () => {
  const show = showing(scaleBy(1, { x: 4, y: 0.5 }).reverse(), { scaleX: 1, scaleY: 2, scaleZ: 3 });
  expect({ ...show(1) }).toEqual({ scaleX: 0.25, scaleY: 4, scaleZ: 3 });
  expect(() => scaleBy(1, 0).reverse()).toThrow(RangeError);
  expect(() => scaleBy(1, { x: 2, y: 0 }).reverse()).toThrow(RangeError);
});

it.each([
  { name: 'skewTo', action: skewTo(1, at(0, 0)), end: { skewX: 0, skewY: 0 } },
  { name: 'skewBy', action: skewBy(1, at(0, 0)), end: { skewX: 20, skewY: 40 } },
])('$name drops half rotations of x and full ones of y at its start, as cocos2d-x does', ({ action, end }) => {
  const show = showing(action, { skewX: 200, skewY: 400 });
  expect({ ...show(0) }).toEqual({ skewX: 20, skewY: 40 });
  expect({ ...show(1) }).toEqual(end);
  expect({ ...show(-1) }).toEqual({ skewX: 200, skewY: 400 });
});

it('skewTo goes the shorter way', () => {
  expect({ ...showing(skewTo(1, at(350, -190)), { skewX: 10, skewY: 0 })(1) }).toEqual({ skewX: -10, skewY: 170 });
});

it('delayTime waits, forwards and backwards, and reads nothing of its target', () => {
  let calls = 0;
  const touch = (): never => {
    throw new Error('touched');
  };
  const untouchable = new Proxy({}, { get: touch, set: touch, has: touch });
  const call = callFunc(() => calls++);
  const show = showing(sequence(delayTime(0.75), delayTime(0.5).reverse(), call), untouchable);
  const seen = [0, 0.75, 1.24, 1.25].map((time) => {
    show(time);
    return calls;
  });
  expect(seen).toEqual([0, 0, 0, 1]);
});
