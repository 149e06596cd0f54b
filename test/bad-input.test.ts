import { expect, it } from '@jest/globals';
import * as motion from 'rx-motion';
import { animate } from 'rx-motion/sprite';

const at = (x: unknown, y: unknown) => ({ x, y }) as never;
const zero = at(0, 0);
const way = (part: object) => ({ control1: zero, control2: zero, end: zero, ...part }) as never;
const orbit = (part: object) =>
  ({ radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 0, angleX: 0, deltaAngleX: 0, ...part }) as never;
const grey = { r: 1, g: 1, b: 1 };
const second = motion.delayTime(1);
const forever = motion.repeatForever(second);

/** What an argument must be, and what it is instead: the value, and the text of it in the error. */
interface Rule {
  readonly rule: string;
  readonly wrong: readonly (readonly [value: unknown, text: string])[];
}
const nothing = [
  [null, 'null'],
  [undefined, 'undefined'],
] as const;
const finite: Rule = { rule: 'must be a finite number', wrong: [NaN, Infinity, -Infinity].map((n) => [n, `${n}`]) };
const number: Rule = {
  rule: 'must be a number',
  wrong: [
    ['1', '"1"'],
    [true, 'true'],
    [[], 'an array'],
  ],
};
const countFrom = (least: number): Rule => ({
  rule: `must be a whole number >= ${least}`,
  wrong: [NaN, Infinity, -1, least - 1, least + 0.5].map((n) => [n, `${n}`]),
});
const object: Rule = { rule: 'must be an object', wrong: [...nothing, [7, '7'], ['x', '"x"']] };
const callable: Rule = { rule: 'must be a function', wrong: [...nothing, [7, '7'], [{}, 'an object']] };
const curve: Rule = { ...callable, rule: 'must be a function such as cubicOut of rx-motion' };
const action: Rule = {
  rule: 'expected an action of this library',
  wrong: [
    ...nothing,
    // It has all members of the type, but none of the internal ones.
    [{ on: () => (time$: unknown) => time$, duration: 1, ends: true }, 'an object'],
    [() => second, 'a function'],
    ['fade', '"fade"'],
  ],
};

/** An argument of each kind: what its errors begin with, its rules, and a call. All other arguments are in `bad-input/`. */
const kinds: [what: string, rules: readonly Rule[], make: (given: never) => unknown][] = [
  ['moveTo: x', [finite, number], (n) => motion.moveTo(1, { x: n, y: 0 })],
  ['jumpBy: by.y', [finite, number], (n) => motion.jumpBy(1, { x: 0, y: n }, 1, 1)],
  ['bezierTo: control1.x', [finite, number], (n) => motion.bezierTo(1, way({ control1: { x: n, y: 0 } }))],
  ['cardinalSplineTo: points[1].x', [finite, number], (n) => motion.cardinalSplineTo(1, [zero, at(n, 0)], 0)],
  ['rotateTo: to', [finite], (n) => motion.rotateTo(1, n)],
  ['tintBy: by.b', [finite, number], (n) => motion.tintBy(1, { ...grey, b: n })],
  ['progressFromTo: to', [finite, number], (n) => motion.progressFromTo(1, 0, n)],
  ['tweenProperty: from', [finite, number], (n) => motion.tweenProperty(1, 'level', n, 0)],
  ['to: level', [finite], (n) => motion.to(1, { level: n })],
  ['by: light.power', [finite], (n) => motion.by(1, { light: { power: n } })],
  ['orbitCamera: center.z', [finite, number], (z) => motion.orbitCamera(1, orbit({ center: { x: 0, y: 0, z } }))],
  ['update: dt', [finite, number], (n) => new motion.ActionManager().update(n)],
  ['repeatTimes: times', [countFrom(0), number], (n) => motion.repeatTimes(second, n)],
  ['blink: times', [countFrom(1), number], (n) => motion.blink(1, n)],
  ['jumpTo: jumps', [countFrom(0), number], (n) => motion.jumpTo(1, zero, 1, n)],
  ['moveTo: to', [object], (o) => motion.moveTo(1, o)],
  ['bezierBy: control2', [object], (o) => motion.bezierBy(1, way({ control2: o }))],
  ['cardinalSplineTo: points[1]', [object], (o) => motion.cardinalSplineTo(1, [zero, o], 0)],
  ['by: values', [object], (o) => motion.by(1, o)],
  ['follow: viewport', [object], (o) => motion.follow(zero, { viewport: o })],
  ['animate: animation', [object], (o) => animate(o)],
  ['callFunc: callback', [callable], (f) => motion.callFunc(f)],
  ['eased: curve', [curve], (f) => motion.eased(second, f)],
  ['defineAction: start', [callable], (f) => motion.defineAction(1, f)],
  ['play:', [action], (a) => motion.play(a, {})],
  ['sequence:', [action], (a) => motion.sequence([a])],
  ['speed:', [action], (a) => motion.speed(a, 1)],
];

/** Calls with an error of their own. */
const others: [make: () => unknown, error: Error][] = [
  [() => motion.play(second, {}, 5 as never), new TypeError('play: frame$ must be an observable, got 5')],
  [() => motion.repeatForever(motion.delayTime(0)), new RangeError("repeatForever: the action's duration must be > 0, got 0")],
  [() => motion.repeatTimes(forever as never, 2), new RangeError("repeatTimes: the action's duration must be finite, got Infinity")],
  [() => motion.speed(second, 0), new RangeError('speed: rate must be > 0 and finite, got 0')],
  [() => motion.speed(second, -1), new RangeError('speed: rate must be > 0 and finite, got -1')],
  [() => motion.cardinalSplineTo(1, [], 0), new RangeError('cardinalSplineTo: points must not be empty, got 0 points')],
  [() => motion.moveTo(1, {} as never), new TypeError('moveTo: to must name x or y or z, got {}')],
  [() => motion.moveBy(1, { left: 1 } as never), new TypeError('moveBy: by must name x or y or z, got {left}')],
  [
    () => motion.rotationalSkewTo(1, { z: 1 } as never),
    new TypeError('rotationalSkewTo: to must name x or y, got {z}'),
  ],
  [() => motion.to(1, { display: 'none' }, { mix: motion.cssValues() }), new RangeError('to: display must be a CSS colour or a string with numbers, got "none"')],
  [() => motion.cssValues('ocklch' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"ocklch\"")],
  [() => motion.cssValues('lab longer hue' as never), new RangeError("cssValues: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got \"lab longer hue\"")],
  [() => motion.to(1, { color: 'red' }), new TypeError('to: color must be a number, or a string with the option mix: cssValues() of rx-motion, got "red"')],
  [() => motion.fromTo(1, { x: 1 }, { x: '1px' as never }), new TypeError('fromTo: x must be a number, or a string with the option mix: cssValues() of rx-motion, got "1px"')],
  [() => motion.fromTo(1, { x: '1em' }, { x: '1px' }, { mix: motion.cssValues() }), new TypeError('fromTo: x must be of the form of "1em", got "1px"')],
  [() => motion.keyframes(1, []), new RangeError('keyframes: there must be at least one keyframe, got none')],
  [() => motion.keyframes(1, [{ x: 1 }, { x: 2, offset: 2 }]), new RangeError('keyframes: the offset of keyframe 1 must be from 0 to 1, got 2')],
  [() => motion.keyframes(1, [{ x: 1, offset: 0.5 }, { x: 2, offset: 0.25 }]), new RangeError('keyframes: the offset of keyframe 1 must be >= 0.5, got 0.25')],
  [() => motion.keyframes(1, [{ x: 1, curve: 'ease' as never }]), new TypeError('keyframes: the curve of keyframe 0 must be a function, got "ease"')],
  [() => motion.springTo({ x: 1 }, { stiffness: 0, damping: 1 }), new RangeError('springTo: stiffness must be > 0 and finite, got 0')],
  [() => motion.springTo({ x: NaN }), new RangeError('springTo: x must be a finite number, got NaN')],
  [() => motion.shake(1, { x: 1 }, { frequency: 0 }), new RangeError('shake: frequency must be > 0 and finite, got 0')],
  [() => motion.wiggle(1, { x: 1 }, { seed: 0.5 }), new RangeError('wiggle: seed must be a whole number >= 0, got 0.5')],
  [() => motion.frames({ longestGap: 0 }), new RangeError('frames: longestGap must be > 0, got 0')],
  [() => motion.frames({ lagCountsAs: NaN }), new RangeError('frames: lagCountsAs must be > 0, got NaN')],
  [() => motion.timerFrames(0), new RangeError('timerFrames: fps must be > 0, got 0')],
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

it.each(kinds)('%s: the error has the rule and the value', (what, rules, make) => {
  for (const { rule, wrong } of rules)
    for (const [value, text] of wrong) {
      const kind = typeof value === 'number' && rule.includes('number') ? 'RangeError' : 'TypeError';
      expect(thrown(() => make(value as never))).toBe(`${kind}: ${what} ${rule}, got ${text}`);
    }
});

it('the least counts are accepted', () => {
  const calls = [() => motion.repeatTimes(second, 0), () => motion.blink(1, 1), () => motion.jumpTo(1, zero, 1, 0)];
  expect(calls.map(thrown)).toEqual(['nothing', 'nothing', 'nothing']);
});

it.each(others.map(([make, error]) => ({ make, error })))('$error.message', ({ make, error }) => {
  expect(thrown(make)).toBe(`${error.name}: ${error.message}`);
});
