import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  bezierBy,
  bezierTo,
  blink,
  by,
  callFunc,
  cardinalSplineBy,
  cardinalSplineTo,
  catmullRomBy,
  catmullRomTo,
  cssValues,
  defineAction,
  delayTime,
  eased,
  fadeTo,
  follow,
  frames,
  fromTo,
  jumpBy,
  jumpTo,
  keyframes,
  lagSmoothing,
  lookAtMatrix,
  moveBy,
  moveTo,
  orbitCamera,
  place,
  play,
  progressFromTo,
  progressTo,
  repeatForever,
  repeatTimes,
  resizeBy,
  resizeTo,
  reverseTime,
  rotateBy,
  rotateTo,
  rotationalSkewBy,
  rotationalSkewTo,
  scaleBy,
  scaleTo,
  sequence,
  shake,
  skewBy,
  skewTo,
  spawn,
  speed,
  springTo,
  tapped,
  targeted,
  timerFrames,
  tintBy,
  tintTo,
  to,
  tweenProperty,
  wiggle,
} from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';

type Make = (given: never) => unknown;
const at = (x: unknown, y: unknown) => ({ x, y }) as never;
const zero = at(0, 0);
const way = (part: object) => ({ control1: zero, control2: zero, end: zero, ...part }) as never;
const orbit = (part: object) =>
  ({ radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 0, angleX: 0, deltaAngleX: 0, ...part }) as never;
const grey = { r: 1, g: 1, b: 1 };
const second = delayTime(1);
const forever = repeatForever(second);

/** Everything that takes a finite number: its function, the name in errors, and a call. */
const finite: [name: string, what: string, make: (value: number) => unknown][] = [
  ['moveTo', 'x', (n) => moveTo(1, { x: n, y: 0 })],
  ['moveTo', 'z', (n) => moveTo(1, { x: 0, y: 0, z: n })],
  ['moveBy', 'y', (n) => moveBy(1, { x: 0, y: n })],
  ['moveBy', 'y', (n) => moveBy(1, { y: n })],
  ['jumpTo', 'to.x', (n) => jumpTo(1, { x: n, y: 0 }, 1, 1)],
  ['jumpTo', 'height', (n) => jumpTo(1, zero, n, 1)],
  ['jumpBy', 'by.y', (n) => jumpBy(1, { x: 0, y: n }, 1, 1)],
  ['jumpBy', 'height', (n) => jumpBy(1, zero, n, 1)],
  ['bezierTo', 'control1.x', (n) => bezierTo(1, way({ control1: { x: n, y: 0 } }))],
  ['bezierBy', 'end.y', (n) => bezierBy(1, way({ end: { x: 0, y: n } }))],
  ['cardinalSplineTo', 'points[1].x', (n) => cardinalSplineTo(1, [zero, at(n, 0)], 0)],
  ['cardinalSplineTo', 'tension', (n) => cardinalSplineTo(1, [zero], n)],
  ['cardinalSplineBy', 'points[0].y', (n) => cardinalSplineBy(1, [at(0, n)], 0)],
  ['catmullRomTo', 'points[0].x', (n) => catmullRomTo(1, [at(n, 0)])],
  ['catmullRomBy', 'points[0].x', (n) => catmullRomBy(1, [at(n, 0)])],
  ['rotateTo', 'to', (n) => rotateTo(1, n)],
  ['rotateTo', 'x', (n) => rotateTo(1, { x: n })],
  ['rotateBy', 'by', (n) => rotateBy(1, n)],
  ['rotateBy', 'z', (n) => rotateBy(1, { z: n })],
  ['rotationalSkewTo', 'x', (n) => rotationalSkewTo(1, { x: n })],
  ['rotationalSkewBy', 'y', (n) => rotationalSkewBy(1, { y: n })],
  ['scaleTo', 'x', (n) => scaleTo(1, { x: n })],
  ['scaleBy', 'y', (n) => scaleBy(1, { y: n })],
  ['skewTo', 'x', (n) => skewTo(1, { x: n, y: 0 })],
  ['skewBy', 'y', (n) => skewBy(1, { x: 0, y: n })],
  ['resizeTo', 'width', (n) => resizeTo(1, { width: n, height: 0 })],
  ['resizeBy', 'height', (n) => resizeBy(1, { width: 0, height: n })],
  ['fadeTo', 'to', (n) => fadeTo(1, n)],
  ['tintTo', 'to.r', (n) => tintTo(1, { ...grey, r: n })],
  ['tintBy', 'by.b', (n) => tintBy(1, { ...grey, b: n })],
  ['progressTo', 'to', (n) => progressTo(1, n)],
  ['progressFromTo', 'from', (n) => progressFromTo(1, n, 0)],
  ['progressFromTo', 'to', (n) => progressFromTo(1, 0, n)],
  ['tweenProperty', 'from', (n) => tweenProperty(1, 'level', n, 0)],
  ['tweenProperty', 'to', (n) => tweenProperty(1, 'level', 0, n)],
  ['to', 'level', (n) => to(1, { level: n })],
  ['by', 'light.power', (n) => by(1, { light: { power: n } })],
  ['place', 'at.x', (n) => place({ x: n, y: 0 })],
  ['place', 'at.y', (n) => place({ x: 0, y: n })],
  ['orbitCamera', 'radius', (n) => orbitCamera(1, orbit({ radius: n }))],
  ['orbitCamera', 'center.z', (n) => orbitCamera(1, orbit({ center: { x: 0, y: 0, z: n } }))],
  ['orbitCamera', 'deltaAngleX', (n) => orbitCamera(1, orbit({ deltaAngleX: n }))],
  ['update', 'dt', (n) => new ActionManager().update(n)],
];

/** Everything that takes a whole number. */
const counted: [name: string, what: string, least: number, make: (value: number) => unknown][] = [
  ['repeatTimes', 'times', 0, (n) => repeatTimes(second, n)],
  ['blink', 'times', 1, (n) => blink(1, n)],
  ['jumpTo', 'jumps', 0, (n) => jumpTo(1, zero, 1, n)],
  ['jumpBy', 'jumps', 0, (n) => jumpBy(1, zero, 1, n)],
];

/** Everything that takes an object. */
const objects: [name: string, what: string, make: Make][] = [
  ['moveTo', 'to', (o) => moveTo(1, o)],
  ['moveBy', 'by', (o) => moveBy(1, o)],
  ['jumpTo', 'to', (o) => jumpTo(1, o, 1, 1)],
  ['jumpBy', 'by', (o) => jumpBy(1, o, 1, 1)],
  ['bezierTo', 'to', (o) => bezierTo(1, o)],
  ['bezierBy', 'control2', (o) => bezierBy(1, way({ control2: o }))],
  ['cardinalSplineTo', 'points[1]', (o) => cardinalSplineTo(1, [zero, o], 0)],
  ['skewTo', 'to', (o) => skewTo(1, o)],
  ['skewBy', 'by', (o) => skewBy(1, o)],
  ['resizeTo', 'to', (o) => resizeTo(1, o)],
  ['resizeBy', 'by', (o) => resizeBy(1, o)],
  ['tintTo', 'to', (o) => tintTo(1, o)],
  ['tintBy', 'by', (o) => tintBy(1, o)],
  ['to', 'values', (o) => to(1, o)],
  ['by', 'values', (o) => by(1, o)],
  ['place', 'at', (o) => place(o)],
  ['orbitCamera', 'orbit', (o) => orbitCamera(1, o)],
  ['rotationalSkewTo', 'to', (o) => rotationalSkewTo(1, o)],
  ['rotationalSkewBy', 'by', (o) => rotationalSkewBy(1, o)],
  ['follow', 'leader', (o) => follow(o, { viewport: { width: 1, height: 1 } })],
  ['follow', 'options', (o) => follow(zero, o)],
  ['follow', 'viewport', (o) => follow(zero, { viewport: o })],
  ['animate', 'animation', (o) => animate(o)],
  ['tapped', 'taps', (o) => tapped(second, o)],
  ['lookAtMatrix', 'eye', (o) => lookAtMatrix(o, 0, 0, [])],
  ['lookAtMatrix', 'matrix', (o) => lookAtMatrix({ x: 0, y: 0, z: 1 }, 0, 0, o)],
];

/** Everything that takes a function. */
const functions: [name: string, what: string, make: Make][] = [
  ['callFunc', 'callback', (f) => callFunc(f)],
  ['eased', 'curve', (f) => eased(second, f)],
  ['defineAction', 'start', (f) => defineAction(1, f)],
];

/** Everything that takes an action. */
const actions: [name: string, make: Make][] = [
  ['play', (a) => play(a, {})],
  ['runAction', (a) => new ActionManager().runAction(a, {})],
  ['sequence', (a) => sequence(second, a)],
  ['sequence', (a) => sequence([a])],
  ['spawn', (a) => spawn(second, a)],
  ['repeatTimes', (a) => repeatTimes(a, 1)],
  ['repeatForever', (a) => repeatForever(a)],
  ['eased', (a) => eased(a, (t) => t)],
  ['reverseTime', (a) => reverseTime(a)],
  ['speed', (a) => speed(a, 1)],
  ['targeted', (a) => targeted({}, a)],
];

/** Calls with an error of their own. */
const others: [make: () => unknown, error: Error][] = [
  [() => play(second, {}, 5 as never), new TypeError('play: frame$ must be an observable, got 5')],
  [() => play(second, {}, [0, 1] as never), new TypeError('play: frame$ must be an observable, got an array')],
  [() => new ActionManager(5 as never), new TypeError('ActionManager: frame$ must be an observable, got 5')],
  [() => lagSmoothing(null as never), new TypeError('lagSmoothing: options must be an object, got null')],
  [() => frames(7 as never), new TypeError('frames: options must be an object, got 7')],
  [() => repeatForever(delayTime(0)), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => repeatForever(repeatTimes(second, 0)), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => repeatForever(sequence()), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => repeatTimes(forever as never, 2), new RangeError("repeatTimes: the action's duration must be finite, got Infinity")],
  [() => repeatForever(forever as never), new RangeError("repeatForever: the action's duration must be finite, got Infinity")],
  [() => eased(forever as never, (t) => t), new RangeError("eased: the action's duration must be finite, got Infinity")],
  [() => reverseTime(forever as never), new RangeError("reverseTime: the action's duration must be finite, got Infinity")],
  [() => sequence(forever as never, second), new RangeError('sequence: only the last action may be endless, got an endless one before it')],
  [() => speed(second, 0), new RangeError('speed: rate must be > 0 and finite, got 0')],
  [() => speed(second, NaN), new RangeError('speed: rate must be > 0 and finite, got NaN')],
  [() => speed(second, -1), new RangeError('speed: rate must be > 0 and finite, got -1')],
  [() => cardinalSplineTo(1, [], 0), new RangeError('cardinalSplineTo: points must not be empty, got 0 points')],
  [() => cardinalSplineBy(1, [], 0), new RangeError('cardinalSplineBy: points must not be empty, got 0 points')],
  [() => catmullRomTo(1, []), new RangeError('catmullRomTo: points must not be empty, got 0 points')],
  [() => catmullRomBy(1, []), new RangeError('catmullRomBy: points must not be empty, got 0 points')],
  [() => catmullRomTo(1, zero), new TypeError('catmullRomTo: points must be an array, got an object')],
  [() => moveTo(1, {} as never), new TypeError('moveTo: to must name x or y or z, got {}')],
  [() => moveBy(1, { left: 1 } as never), new TypeError('moveBy: by must name x or y or z, got {left}')],
  [() => scaleTo(1, {} as never), new TypeError('scaleTo: to must name x or y or z, got {}')],
  [() => rotateBy(1, {} as never), new TypeError('rotateBy: by must name x or y or z, got {}')],
  [
    () => rotationalSkewTo(1, { z: 1 } as never),
    new TypeError('rotationalSkewTo: to must name x or y, got {z}'),
  ],
  [() => rotateTo(1, null as never), new TypeError('rotateTo: to must be an object, got null')],
  [() => scaleBy(1, null as never), new TypeError('scaleBy: by must be an object, got null')],
  [() => rotateTo(1, '90' as never), new TypeError('rotateTo: to must be a number, got "90"')],
  [() => to(1, { light: { power: true as never } }), new TypeError('to: light.power must be a number, a string or an object, got true')],
  [() => to(1, { display: 'none' }, { mix: cssValues() }), new RangeError('to: display must be a CSS colour or a string with numbers, got "none"')],
  [() => cssValues('ocklch' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"ocklch\"")],
  [() => cssValues('lab longer hue' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"lab longer hue\"")],
  [() => to(1, { color: 'red' }), new TypeError('to: color must be a number, or a string with the option mix: cssValues() of rx-motion, got "red"')],
  [() => to(1, { x: 1 }, { mix: 'oklch' as never }), new TypeError('to: mix must be cssValues(), got "oklch"')],
  [() => fromTo(1, { x: 1 }, { y: 1 } as never), new TypeError('fromTo: to must name x, got y')],
  [() => fromTo(1, { x: 1 }, { x: '1px' as never }), new TypeError('fromTo: x must be a number, or a string with the option mix: cssValues() of rx-motion, got "1px"')],
  [() => fromTo(1, { x: '1em' }, { x: '1px' }, { mix: cssValues() }), new TypeError('fromTo: x must be of the form of "1em", got "1px"')],
  [() => keyframes(1, []), new RangeError('keyframes: there must be at least one keyframe, got none')],
  [() => keyframes(1, 7 as never), new TypeError('keyframes: stops must be an array, got 7')],
  [() => keyframes(1, [7 as never]), new TypeError('keyframes: stop 0 must be an object, got 7')],
  [() => keyframes(1, [{ x: 1 }, { x: 2, offset: 2 }]), new RangeError('keyframes: the offset of keyframe 1 must be from 0 to 1, got 2')],
  [() => keyframes(1, [{ x: 1, offset: 0.5 }, { x: 2, offset: 0.25 }]), new RangeError('keyframes: the offset of keyframe 1 must be >= 0.5, got 0.25')],
  [() => keyframes(1, [{ x: 1, curve: 'ease' as never }]), new TypeError('keyframes: the curve of keyframe 0 must be a function, got "ease"')],
  [() => springTo({ x: 1 }, { stiffness: 0, damping: 1 }), new RangeError('springTo: stiffness must be > 0 and finite, got 0')],
  [() => springTo({ x: NaN }), new RangeError('springTo: x must be a finite number, got NaN')],
  [() => shake(1, { x: '1px' as never }), new TypeError('shake: x must be a number or an object, got "1px"')],
  [() => shake(1, { x: 1 }, { frequency: 0 }), new RangeError('shake: frequency must be > 0 and finite, got 0')],
  [() => wiggle(1, { x: 1 }, { seed: 0.5 }), new RangeError('wiggle: seed must be a whole number >= 0, got 0.5')],
  [() => by(1, { light: null as never }), new TypeError('by: light must be an object, got null')],
  [() => tweenProperty(1, 7 as never, 0, 1), new TypeError('tweenProperty: property must be a key or a function, got 7')],
  [() => defineAction(1, () => () => undefined, 7 as never), new TypeError('defineAction: reverse must be a function, got 7')],
  [() => frames({ longestGap: 0 }), new RangeError('frames: longestGap must be > 0, got 0')],
  [() => frames({ lagCountsAs: NaN }), new RangeError('frames: lagCountsAs must be > 0, got NaN')],
  [() => timerFrames(0), new RangeError('timerFrames: fps must be > 0, got 0')],
  [() => timerFrames('60' as never), new TypeError('timerFrames: fps must be a number, got "60"')],
  [() => animate(new Animation([], { delayPerUnit: 1 })), new RangeError('animate: the animation must have frames, got none')],
]; // prettier-ignore

/** The error that is thrown, as its kind and message. */
function thrown(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'nothing';
}

describe('a number', () => {
  it.each(finite)('of %s, %s, must be finite', (name, what, make) => {
    for (const value of [NaN, Infinity, -Infinity]) {
      expect(thrown(() => make(value))).toBe(`RangeError: ${name}: ${what} must be a finite number, got ${value}`);
    }
    expect(thrown(() => make(1))).toBe('nothing');
  });

  it.each(finite)('of %s, %s, must be a number', (name, what, make) => {
    for (const [value, text] of [
      ['1', '"1"'],
      [true, 'true'],
      [[], 'an array'],
    ] as const) {
      // If any depth is allowed, an array is an object without numbers.
      if (
        Array.isArray(value) &&
        (name === 'to' || name === 'by' || name === 'rotateTo' || name === 'rotateBy' || name === 'speed')
      )
        continue;
      const rule = name === 'to' || name === 'by' ? 'a number, a string or an object' : 'a number';
      // A text with a number in it can be animated.
      if (typeof value === 'string' && rule !== 'a number') continue;
      expect(thrown(() => make(value as never))).toBe(`TypeError: ${name}: ${what} must be ${rule}, got ${text}`);
    }
  });
});

describe('a count', () => {
  it.each(counted)('of %s, %s, must be a whole number >= %d', (name, what, least, make) => {
    for (const value of [NaN, Infinity, -1, least - 1, least + 0.5]) {
      expect(thrown(() => make(value))).toBe(
        `RangeError: ${name}: ${what} must be a whole number >= ${least}, got ${value}`,
      );
    }
    expect(thrown(() => make('2' as never))).toBe(`TypeError: ${name}: ${what} must be a number, got "2"`);
    expect(thrown(() => make(least))).toBe('nothing');
  });
});

describe('an object argument', () => {
  it.each(objects)('of %s, %s, must be an object', (name, what, make) => {
    for (const [value, text] of [
      [null, 'null'],
      [undefined, 'undefined'],
      [7, '7'],
      ['x', '"x"'],
    ] as const) {
      expect(thrown(() => make(value as never))).toBe(`TypeError: ${name}: ${what} must be an object, got ${text}`);
    }
  });
});

describe('a function argument', () => {
  it.each(functions)('of %s, %s, must be a function', (name, what, make) => {
    for (const [value, text] of [
      [null, 'null'],
      [undefined, 'undefined'],
      [7, '7'],
      [{}, 'an object'],
    ] as const) {
      const rule = what === 'curve' ? 'a function such as cubicOut of rx-motion' : 'a function';
      expect(thrown(() => make(value as never))).toBe(`TypeError: ${name}: ${what} must be ${rule}, got ${text}`);
    }
  });
});

describe('an action', () => {
  /** It has all members of the type, but none of the internal ones. */
  const alien = { on: () => (time$: unknown) => time$, duration: 1, ends: true };

  it.each(actions)('of %s must be one of this library', (name, make) => {
    const given = [
      [alien, 'an object'],
      [null, 'null'],
      [undefined, 'undefined'],
      [() => second, 'a function'],
      ['fade', '"fade"'],
    ] as const;
    for (const [value, text] of given) {
      expect(thrown(() => make(value as never))).toBe(
        `TypeError: ${name}: expected an action of this library, got ${text}`,
      );
    }
  });
});

describe('other bad input', () => {
  it.each(others.map(([make, error]) => ({ make, error })))('$error.message', ({ make, error }) => {
    expect(thrown(make)).toBe(`${error.name}: ${error.message}`);
  });
});
