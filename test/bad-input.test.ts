import { describe, expect, it } from '@jest/globals';
import * as motion from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';

type Make = (given: never) => unknown;
const at = (x: unknown, y: unknown) => ({ x, y }) as never;
const zero = at(0, 0);
const way = (part: object) => ({ control1: zero, control2: zero, end: zero, ...part }) as never;
const orbit = (part: object) =>
  ({ radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 0, angleX: 0, deltaAngleX: 0, ...part }) as never;
const grey = { r: 1, g: 1, b: 1 };
const second = motion.delayTime(1);
const forever = motion.repeatForever(second);

/** Everything that takes a finite number: its function, the name in errors, and a call. */
const finite: [name: string, what: string, make: (value: number) => unknown][] = [
  ['moveTo', 'x', (n) => motion.moveTo(1, { x: n, y: 0 })],
  ['moveTo', 'z', (n) => motion.moveTo(1, { x: 0, y: 0, z: n })],
  ['moveBy', 'y', (n) => motion.moveBy(1, { x: 0, y: n })],
  ['moveBy', 'y', (n) => motion.moveBy(1, { y: n })],
  ['jumpTo', 'to.x', (n) => motion.jumpTo(1, { x: n, y: 0 }, 1, 1)],
  ['jumpTo', 'height', (n) => motion.jumpTo(1, zero, n, 1)],
  ['jumpBy', 'by.y', (n) => motion.jumpBy(1, { x: 0, y: n }, 1, 1)],
  ['jumpBy', 'height', (n) => motion.jumpBy(1, zero, n, 1)],
  ['bezierTo', 'control1.x', (n) => motion.bezierTo(1, way({ control1: { x: n, y: 0 } }))],
  ['bezierBy', 'end.y', (n) => motion.bezierBy(1, way({ end: { x: 0, y: n } }))],
  ['cardinalSplineTo', 'points[1].x', (n) => motion.cardinalSplineTo(1, [zero, at(n, 0)], 0)],
  ['cardinalSplineTo', 'tension', (n) => motion.cardinalSplineTo(1, [zero], n)],
  ['cardinalSplineBy', 'points[0].y', (n) => motion.cardinalSplineBy(1, [at(0, n)], 0)],
  ['catmullRomTo', 'points[0].x', (n) => motion.catmullRomTo(1, [at(n, 0)])],
  ['catmullRomBy', 'points[0].x', (n) => motion.catmullRomBy(1, [at(n, 0)])],
  ['rotateTo', 'to', (n) => motion.rotateTo(1, n)],
  ['rotateTo', 'x', (n) => motion.rotateTo(1, { x: n })],
  ['rotateBy', 'by', (n) => motion.rotateBy(1, n)],
  ['rotateBy', 'z', (n) => motion.rotateBy(1, { z: n })],
  ['rotationalSkewTo', 'x', (n) => motion.rotationalSkewTo(1, { x: n })],
  ['rotationalSkewBy', 'y', (n) => motion.rotationalSkewBy(1, { y: n })],
  ['scaleTo', 'x', (n) => motion.scaleTo(1, { x: n })],
  ['scaleBy', 'y', (n) => motion.scaleBy(1, { y: n })],
  ['skewTo', 'x', (n) => motion.skewTo(1, { x: n, y: 0 })],
  ['skewBy', 'y', (n) => motion.skewBy(1, { x: 0, y: n })],
  ['resizeTo', 'width', (n) => motion.resizeTo(1, { width: n, height: 0 })],
  ['resizeBy', 'height', (n) => motion.resizeBy(1, { width: 0, height: n })],
  ['fadeTo', 'to', (n) => motion.fadeTo(1, n)],
  ['tintTo', 'to.r', (n) => motion.tintTo(1, { ...grey, r: n })],
  ['tintBy', 'by.b', (n) => motion.tintBy(1, { ...grey, b: n })],
  ['progressTo', 'to', (n) => motion.progressTo(1, n)],
  ['progressFromTo', 'from', (n) => motion.progressFromTo(1, n, 0)],
  ['progressFromTo', 'to', (n) => motion.progressFromTo(1, 0, n)],
  ['tweenProperty', 'from', (n) => motion.tweenProperty(1, 'level', n, 0)],
  ['tweenProperty', 'to', (n) => motion.tweenProperty(1, 'level', 0, n)],
  ['to', 'level', (n) => motion.to(1, { level: n })],
  ['by', 'light.power', (n) => motion.by(1, { light: { power: n } })],
  ['place', 'at.x', (n) => motion.place({ x: n, y: 0 })],
  ['place', 'at.y', (n) => motion.place({ x: 0, y: n })],
  ['orbitCamera', 'radius', (n) => motion.orbitCamera(1, orbit({ radius: n }))],
  ['orbitCamera', 'center.z', (n) => motion.orbitCamera(1, orbit({ center: { x: 0, y: 0, z: n } }))],
  ['orbitCamera', 'deltaAngleX', (n) => motion.orbitCamera(1, orbit({ deltaAngleX: n }))],
  ['update', 'dt', (n) => new motion.ActionManager().update(n)],
];

/** Everything that takes a whole number. */
const counted: [name: string, what: string, least: number, make: (value: number) => unknown][] = [
  ['repeatTimes', 'times', 0, (n) => motion.repeatTimes(second, n)],
  ['blink', 'times', 1, (n) => motion.blink(1, n)],
  ['jumpTo', 'jumps', 0, (n) => motion.jumpTo(1, zero, 1, n)],
  ['jumpBy', 'jumps', 0, (n) => motion.jumpBy(1, zero, 1, n)],
];

/** Everything that takes an object. */
const objects: [name: string, what: string, make: Make][] = [
  ['moveTo', 'to', (o) => motion.moveTo(1, o)],
  ['moveBy', 'by', (o) => motion.moveBy(1, o)],
  ['jumpTo', 'to', (o) => motion.jumpTo(1, o, 1, 1)],
  ['jumpBy', 'by', (o) => motion.jumpBy(1, o, 1, 1)],
  ['bezierTo', 'to', (o) => motion.bezierTo(1, o)],
  ['bezierBy', 'control2', (o) => motion.bezierBy(1, way({ control2: o }))],
  ['cardinalSplineTo', 'points[1]', (o) => motion.cardinalSplineTo(1, [zero, o], 0)],
  ['skewTo', 'to', (o) => motion.skewTo(1, o)],
  ['skewBy', 'by', (o) => motion.skewBy(1, o)],
  ['resizeTo', 'to', (o) => motion.resizeTo(1, o)],
  ['resizeBy', 'by', (o) => motion.resizeBy(1, o)],
  ['tintTo', 'to', (o) => motion.tintTo(1, o)],
  ['tintBy', 'by', (o) => motion.tintBy(1, o)],
  ['to', 'values', (o) => motion.to(1, o)],
  ['by', 'values', (o) => motion.by(1, o)],
  ['place', 'at', (o) => motion.place(o)],
  ['orbitCamera', 'orbit', (o) => motion.orbitCamera(1, o)],
  ['rotationalSkewTo', 'to', (o) => motion.rotationalSkewTo(1, o)],
  ['rotationalSkewBy', 'by', (o) => motion.rotationalSkewBy(1, o)],
  ['follow', 'leader', (o) => motion.follow(o, { viewport: { width: 1, height: 1 } })],
  ['follow', 'options', (o) => motion.follow(zero, o)],
  ['follow', 'viewport', (o) => motion.follow(zero, { viewport: o })],
  ['animate', 'animation', (o) => animate(o)],
  ['tapped', 'taps', (o) => motion.tapped(second, o)],
  ['lookAtMatrix', 'eye', (o) => motion.lookAtMatrix(o, 0, 0, [])],
  ['lookAtMatrix', 'matrix', (o) => motion.lookAtMatrix({ x: 0, y: 0, z: 1 }, 0, 0, o)],
];

/** Everything that takes a function. */
const functions: [name: string, what: string, make: Make][] = [
  ['callFunc', 'callback', (f) => motion.callFunc(f)],
  ['eased', 'curve', (f) => motion.eased(second, f)],
  ['defineAction', 'start', (f) => motion.defineAction(1, f)],
];

/** Everything that takes an action. */
const actions: [name: string, make: Make][] = [
  ['play', (a) => motion.play(a, {})],
  ['runAction', (a) => new motion.ActionManager().runAction(a, {})],
  ['sequence', (a) => motion.sequence(second, a)],
  ['sequence', (a) => motion.sequence([a])],
  ['spawn', (a) => motion.spawn(second, a)],
  ['repeatTimes', (a) => motion.repeatTimes(a, 1)],
  ['repeatForever', (a) => motion.repeatForever(a)],
  ['eased', (a) => motion.eased(a, (t) => t)],
  ['reverseTime', (a) => motion.reverseTime(a)],
  ['speed', (a) => motion.speed(a, 1)],
  ['targeted', (a) => motion.targeted({}, a)],
];

/** Calls with an error of their own. */
const others: [make: () => unknown, error: Error][] = [
  [() => motion.play(second, {}, 5 as never), new TypeError('play: frame$ must be an observable, got 5')],
  [() => motion.play(second, {}, [0, 1] as never), new TypeError('play: frame$ must be an observable, got an array')],
  [() => new motion.ActionManager(5 as never), new TypeError('ActionManager: frame$ must be an observable, got 5')],
  [() => motion.lagSmoothing(null as never), new TypeError('lagSmoothing: options must be an object, got null')],
  [() => motion.frames(7 as never), new TypeError('frames: options must be an object, got 7')],
  [() => motion.repeatForever(motion.delayTime(0)), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => motion.repeatForever(motion.repeatTimes(second, 0)), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => motion.repeatForever(motion.sequence()), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => motion.repeatTimes(forever as never, 2), new RangeError("repeatTimes: the action's duration must be finite, got Infinity")],
  [() => motion.repeatForever(forever as never), new RangeError("repeatForever: the action's duration must be finite, got Infinity")],
  [() => motion.eased(forever as never, (t) => t), new RangeError("eased: the action's duration must be finite, got Infinity")],
  [() => motion.reverseTime(forever as never), new RangeError("reverseTime: the action's duration must be finite, got Infinity")],
  [() => motion.sequence(forever as never, second), new RangeError('sequence: only the last action may be endless, got an endless one before it')],
  [() => motion.speed(second, 0), new RangeError('speed: rate must be > 0 and finite, got 0')],
  [() => motion.speed(second, NaN), new RangeError('speed: rate must be > 0 and finite, got NaN')],
  [() => motion.speed(second, -1), new RangeError('speed: rate must be > 0 and finite, got -1')],
  [() => motion.cardinalSplineTo(1, [], 0), new RangeError('cardinalSplineTo: points must not be empty, got 0 points')],
  [() => motion.cardinalSplineBy(1, [], 0), new RangeError('cardinalSplineBy: points must not be empty, got 0 points')],
  [() => motion.catmullRomTo(1, []), new RangeError('catmullRomTo: points must not be empty, got 0 points')],
  [() => motion.catmullRomBy(1, []), new RangeError('catmullRomBy: points must not be empty, got 0 points')],
  [() => motion.catmullRomTo(1, zero), new TypeError('catmullRomTo: points must be an array, got an object')],
  [() => motion.moveTo(1, {} as never), new TypeError('moveTo: to must name x or y or z, got {}')],
  [() => motion.moveBy(1, { left: 1 } as never), new TypeError('moveBy: by must name x or y or z, got {left}')],
  [() => motion.scaleTo(1, {} as never), new TypeError('scaleTo: to must name x or y or z, got {}')],
  [() => motion.rotateBy(1, {} as never), new TypeError('rotateBy: by must name x or y or z, got {}')],
  [
    () => motion.rotationalSkewTo(1, { z: 1 } as never),
    new TypeError('rotationalSkewTo: to must name x or y, got {z}'),
  ],
  [() => motion.rotateTo(1, null as never), new TypeError('rotateTo: to must be an object, got null')],
  [() => motion.scaleBy(1, null as never), new TypeError('scaleBy: by must be an object, got null')],
  [() => motion.rotateTo(1, '90' as never), new TypeError('rotateTo: to must be a number, got "90"')],
  [() => motion.to(1, { light: { power: true as never } }), new TypeError('to: light.power must be a number, a string or an object, got true')],
  [() => motion.to(1, { display: 'none' }, { mix: motion.cssValues() }), new RangeError('to: display must be a CSS colour or a string with numbers, got "none"')],
  [() => motion.cssValues('ocklch' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"ocklch\"")],
  [() => motion.cssValues('lab longer hue' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"lab longer hue\"")],
  [() => motion.to(1, { color: 'red' }), new TypeError('to: color must be a number, or a string with the option mix: cssValues() of rx-motion, got "red"')],
  [() => motion.to(1, { x: 1 }, { mix: 'oklch' as never }), new TypeError('to: mix must be cssValues(), got "oklch"')],
  [() => motion.fromTo(1, { x: 1 }, { y: 1 } as never), new TypeError('fromTo: to must name x, got y')],
  [() => motion.fromTo(1, { x: 1 }, { x: '1px' as never }), new TypeError('fromTo: x must be a number, or a string with the option mix: cssValues() of rx-motion, got "1px"')],
  [() => motion.fromTo(1, { x: '1em' }, { x: '1px' }, { mix: motion.cssValues() }), new TypeError('fromTo: x must be of the form of "1em", got "1px"')],
  [() => motion.keyframes(1, []), new RangeError('keyframes: there must be at least one keyframe, got none')],
  [() => motion.keyframes(1, 7 as never), new TypeError('keyframes: stops must be an array, got 7')],
  [() => motion.keyframes(1, [7 as never]), new TypeError('keyframes: stop 0 must be an object, got 7')],
  [() => motion.keyframes(1, [{ x: 1 }, { x: 2, offset: 2 }]), new RangeError('keyframes: the offset of keyframe 1 must be from 0 to 1, got 2')],
  [() => motion.keyframes(1, [{ x: 1, offset: 0.5 }, { x: 2, offset: 0.25 }]), new RangeError('keyframes: the offset of keyframe 1 must be >= 0.5, got 0.25')],
  [() => motion.keyframes(1, [{ x: 1, curve: 'ease' as never }]), new TypeError('keyframes: the curve of keyframe 0 must be a function, got "ease"')],
  [() => motion.springTo({ x: 1 }, { stiffness: 0, damping: 1 }), new RangeError('springTo: stiffness must be > 0 and finite, got 0')],
  [() => motion.springTo({ x: NaN }), new RangeError('springTo: x must be a finite number, got NaN')],
  [() => motion.shake(1, { x: '1px' as never }), new TypeError('shake: x must be a number or an object, got "1px"')],
  [() => motion.shake(1, { x: 1 }, { frequency: 0 }), new RangeError('shake: frequency must be > 0 and finite, got 0')],
  [() => motion.wiggle(1, { x: 1 }, { seed: 0.5 }), new RangeError('wiggle: seed must be a whole number >= 0, got 0.5')],
  [() => motion.by(1, { light: null as never }), new TypeError('by: light must be an object, got null')],
  [() => motion.tweenProperty(1, 7 as never, 0, 1), new TypeError('tweenProperty: property must be a key or a function, got 7')],
  [() => motion.defineAction(1, () => () => undefined, 7 as never), new TypeError('defineAction: reverse must be a function, got 7')],
  [() => motion.frames({ longestGap: 0 }), new RangeError('frames: longestGap must be > 0, got 0')],
  [() => motion.frames({ lagCountsAs: NaN }), new RangeError('frames: lagCountsAs must be > 0, got NaN')],
  [() => motion.timerFrames(0), new RangeError('timerFrames: fps must be > 0, got 0')],
  [() => motion.timerFrames('60' as never), new TypeError('timerFrames: fps must be a number, got "60"')],
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
