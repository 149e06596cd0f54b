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

/** A finite number of each kind of argument: its function, the name in errors, and a call. All others are in `bad-input/`. */
const finite: [name: string, what: string, make: (value: number) => unknown][] = [
  ['moveTo', 'x', (n) => motion.moveTo(1, { x: n, y: 0 })],
  ['jumpBy', 'by.y', (n) => motion.jumpBy(1, { x: 0, y: n }, 1, 1)],
  ['bezierTo', 'control1.x', (n) => motion.bezierTo(1, way({ control1: { x: n, y: 0 } }))],
  ['cardinalSplineTo', 'points[1].x', (n) => motion.cardinalSplineTo(1, [zero, at(n, 0)], 0)],
  ['rotateTo', 'to', (n) => motion.rotateTo(1, n)],
  ['tintBy', 'by.b', (n) => motion.tintBy(1, { ...grey, b: n })],
  ['progressFromTo', 'to', (n) => motion.progressFromTo(1, 0, n)],
  ['tweenProperty', 'from', (n) => motion.tweenProperty(1, 'level', n, 0)],
  ['to', 'level', (n) => motion.to(1, { level: n })],
  ['by', 'light.power', (n) => motion.by(1, { light: { power: n } })],
  ['orbitCamera', 'center.z', (n) => motion.orbitCamera(1, orbit({ center: { x: 0, y: 0, z: n } }))],
  ['update', 'dt', (n) => new motion.ActionManager().update(n)],
];

/** Everything that takes a whole number. */
const counted: [name: string, what: string, least: number, make: (value: number) => unknown][] = [
  ['repeatTimes', 'times', 0, (n) => motion.repeatTimes(second, n)],
  ['blink', 'times', 1, (n) => motion.blink(1, n)],
  ['jumpTo', 'jumps', 0, (n) => motion.jumpTo(1, zero, 1, n)],
  ['jumpBy', 'jumps', 0, (n) => motion.jumpBy(1, zero, 1, n)],
];

/** An object of each kind of argument. */
const objects: [name: string, what: string, make: Make][] = [
  ['moveTo', 'to', (o) => motion.moveTo(1, o)],
  ['bezierBy', 'control2', (o) => motion.bezierBy(1, way({ control2: o }))],
  ['cardinalSplineTo', 'points[1]', (o) => motion.cardinalSplineTo(1, [zero, o], 0)],
  ['by', 'values', (o) => motion.by(1, o)],
  ['follow', 'viewport', (o) => motion.follow(zero, { viewport: o })],
  ['animate', 'animation', (o) => animate(o)],
];

/** Everything that takes a function. */
const functions: [name: string, what: string, make: Make][] = [
  ['callFunc', 'callback', (f) => motion.callFunc(f)],
  ['eased', 'curve', (f) => motion.eased(second, f)],
  ['defineAction', 'start', (f) => motion.defineAction(1, f)],
];

/** An action by itself, in a list, and with others. */
const actions: [name: string, make: Make][] = [
  ['play', (a) => motion.play(a, {})],
  ['sequence', (a) => motion.sequence([a])],
  ['speed', (a) => motion.speed(a, 1)],
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
