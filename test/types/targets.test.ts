import { describe, expect, it, jest } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  type Action,
  ActionManager,
  at,
  by,
  callFunc,
  cssValues,
  type Deep,
  eased,
  type EndingAction,
  type Faded,
  fadeTo,
  type FiniteAction,
  type FlippedX,
  type FlippedY,
  fromTo,
  keyframes,
  moveBy,
  moveTo,
  type Percentage,
  play,
  type Point,
  type Positioned,
  type Removable,
  repeatForever,
  repeatTimes,
  reverseTime,
  type ReversibleAction,
  rotateBy,
  type Rotated,
  type RotatedX,
  type RotatedY,
  type RotatedZ,
  rotateTo,
  type RotationSkewed,
  run,
  type Scaled,
  type ScaledZ,
  scaleTo,
  script,
  sequence,
  shake,
  type Sized,
  type Skewed,
  spawn,
  speed,
  springTo,
  tapped,
  type Target,
  targeted,
  type TargetOf,
  type Tinted,
  to,
  tweenFrom,
  tweenProperty,
  uniform,
  type Viewed,
  type Visible,
  yoyo,
} from 'rx-motion';
import type { Framed } from 'rx-motion/sprite';
import { from, of } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { type Every, every } from './every-action.js';

/** What each action needs of its target. */
interface Asked {
  moveTo: Positioned;
  moveBy: Positioned;
  moveToX: Pick<Positioned, 'x'>;
  moveByYZ: Pick<Positioned, 'y'> & Deep;
  moveToward: Positioned;
  jumpTo: Positioned;
  jumpBy: Positioned;
  bezierTo: Positioned;
  bezierBy: Positioned;
  cardinalSplineTo: Positioned;
  cardinalSplineBy: Positioned;
  catmullRomTo: Positioned;
  catmullRomBy: Positioned;
  place: Positioned;
  follow: Positioned;
  rotateTo: Rotated;
  rotateBy: Rotated;
  rotateToXZ: RotatedX & RotatedZ;
  rotateByY: RotatedY;
  rotationalSkewTo: RotationSkewed;
  rotationalSkewByY: Pick<RotationSkewed, 'rotationSkewY'>;
  scaleTo: Scaled;
  scaleBy: Scaled;
  scaleToX: Pick<Scaled, 'scaleX'>;
  scaleByXYZ: Scaled & ScaledZ;
  skewTo: Skewed;
  skewBy: Skewed;
  resizeTo: Sized;
  resizeBy: Sized;
  fadeIn: Faded;
  fadeOut: Faded;
  fadeTo: Faded;
  tintTo: Tinted;
  tintBy: Tinted;
  blink: Visible;
  show: Visible;
  hide: Visible;
  toggleVisibility: Visible;
  flipX: FlippedX;
  flipY: FlippedY;
  progressTo: Percentage;
  progressFromTo: Percentage;
  orbitCamera: Viewed;
  removeSelf: Removable;
  tweenProperty: { level: number };
  to: { level: number; light: { power: number } };
  by: { light: { place: { x: number } } };
  animate: Framed;
}

/** The names of the actions that a function accepts although their target has no capabilities. */
type TakenBy<Parameter> = { [K in keyof Every]: Every[K] extends Parameter ? K : never }[keyof Every];

const bare = {};
const manager = new ActionManager();
const ship = { x: 0, y: 0 };
const ghost = { opacity: 1 };

describe('what an action needs of its target', () => {
  const unhandled = unhandledErrors();
  it('is exactly what it writes', () => {
    type Mutual = {
      [K in keyof Every]: [TargetOf<Every[K]>, Asked[K & keyof Asked]] extends [infer A, infer B]
        ? [A, B] extends [B, A]
          ? never
          : K
        : K;
    }[keyof Every];
    expectTypeOf<Mutual>().toBeNever();
    expectTypeOf<keyof Every>().toEqualTypeOf<keyof Asked>();
    expect(Object.keys(every)).toHaveLength(48);
  });

  it('is missing from an empty target: with on, play and runAction', () => {
    expectTypeOf<TakenBy<Action<typeof bare>>>().toBeNever();
    expectTypeOf<TakenBy<Parameters<typeof play<typeof bare>>[0]>>().toBeNever();
    expectTypeOf<TakenBy<Parameters<typeof manager.runAction<typeof bare>>[0]>>().toBeNever();
    expect(() => {
      // @ts-expect-error it has no position
      every.moveTo.on(bare);
      // @ts-expect-error it has no position
      void play(every.moveTo, bare);
      // @ts-expect-error it has no position
      manager.runAction(every.moveTo, bare).stop();
      // @ts-expect-error it has no opacity
      every.fadeOut.on(ship);
      // @ts-expect-error it has no opacity
      void play(every.fadeOut, ship);
      // @ts-expect-error it has no opacity
      manager.runAction(every.fadeOut, ship).stop();
      // @ts-expect-error it has no z
      void play(every.moveByYZ, ship);
      // @ts-expect-error it has no light
      void play(every.by, { light: { power: 1 } });
      // @ts-expect-error a name is not a number
      void play(every.tweenProperty, { level: 'one' });
    }).not.toThrow();
    jest.runAllTimers();
    expect(unhandled.map(String)).toEqual([
      "TypeError: moveTo: the target's x must be a number, got undefined",
      "TypeError: fadeOut: the target's opacity must be a number, got undefined",
    ]);
  });

  it('is satisfied by a target that has more members', () => {
    expect(() => {
      every.moveTo.on({ ...ship, ...ghost });
      void play(every.moveToX, { x: 0 });
      manager.runAction(every.fadeOut, { opacity: 1, name: 'ghost' }).stop();
    }).not.toThrow();
  });

  it('adds up in a composition', () => {
    const both = sequence(moveBy(1, { x: 1 }), spawn(fadeTo(1, 0), rotateTo(1, 90)));
    expectTypeOf<TargetOf<typeof both>>().toExtend<{ x: number; opacity: number; rotation: number }>();
    expectTypeOf<{ x: number; opacity: number; rotation: number }>().toExtend<TargetOf<typeof both>>();
    // @ts-expect-error it has no rotation
    expect(() => play(both, { x: 0, opacity: 1 })).not.toThrow();
  });

  it('adds up if only one of several actions will run, in every composition', () => {
    const choose = (isRight: boolean): typeof right | typeof turn => (isRight ? right : turn);
    const [right, turn] = [moveBy(1, { x: 8 }), rotateBy(1, 90)];
    const all = [true, false].map((isRight) => {
      const either = choose(isRight);
      return [
        eased(either, uniform),
        repeatTimes(either, 1),
        reverseTime(either.reverse()),
        yoyo(either),
        speed(either, 2),
        at(1, either),
        tapped(either, { end: ({ x, rotation }) => expect(x + rotation).not.toBe(0) }),
        repeatForever(either),
        speed(either, of(2)),
        script(() => run(either)),
        sequence(either),
      ] as const;
    });
    const ship = { x: 0, rotation: 0 };
    for (const each of all.flat()) from([0, 0.5]).pipe(each.on(ship)).subscribe();
    expectTypeOf<TargetOf<(typeof all)[number][number]>>().toEqualTypeOf<Target & { x: number } & Rotated>();
    expectTypeOf(all[0]![0]).toExtend<ReversibleAction<typeof ship>>();
    expectTypeOf(all[0]![8]).toExtend<EndingAction<typeof ship>>();
    // @ts-expect-error either may run
    all[0]![0].on({ x: 0 });
    expect(ship.x).not.toBe(0);
    expect(ship.rotation).not.toBe(0);
  });

  it('is required of the target given to targeted, not of the outer one', () => {
    expectTypeOf(targeted(ghost, fadeTo(1, 0)).on)
      .parameter(0)
      .toBeUnknown();
    // @ts-expect-error it has no opacity
    expect(() => targeted(ship, fadeTo(1, 0))).not.toThrow();
  });

  it('decides which action can replace another', () => {
    expectTypeOf<Action<Positioned>>().not.toExtend<Action<unknown>>();
    expectTypeOf<Action<unknown>>().toExtend<Action<Positioned>>();
    expectTypeOf<Action<{ x: number }>>().toExtend<Action<Positioned>>();
    expectTypeOf<Action<Positioned>>().not.toExtend<Action<{ x: number }>>();
  });

  it('is the parameter of a callback', () => {
    const rename = callFunc((target: { name: string }) => {
      target.name = 'b';
    });
    expectTypeOf<TargetOf<typeof rename>>().toEqualTypeOf<{ name: string }>();
    // @ts-expect-error it has no name
    expect(() => play(rename, ship)).not.toThrow();
  });
});

describe('what a factory takes', () => {
  it('are the axes that it knows, with numbers', () => {
    // @ts-expect-error there is no axis of this name
    expect(() => moveTo(1, { x: 1, left: 1 })).not.toThrow();
    // @ts-expect-error a word is not a number
    expect(() => moveTo(1, { x: '1' })).toThrow(TypeError);
    // @ts-expect-error there is no axis of this name
    expect(() => scaleTo(1, { scaleX: 2 })).toThrow(TypeError);
  });

  it('are numbers and texts at any depth', () => {
    // @ts-expect-error a boolean is not a value
    expect(() => to(1, { light: { power: true } })).toThrow(TypeError);
    // @ts-expect-error a function is not a number
    expect(() => by(1, { light: { power: () => 1 } })).toThrow(TypeError);
  });

  it('are numbers under an interface too', () => {
    const goal: Point = { x: 1, y: 2 };
    const nested: { readonly place: Point } = { place: goal };
    expectTypeOf(to(1, goal)).toEqualTypeOf<FiniteAction<Target & { x: number; y: number }>>();
    expectTypeOf<TargetOf<ReturnType<typeof by<typeof nested>>>>().toExtend<{ place: Point }>();
    // @ts-expect-error it has no y
    expect(() => to(1, goal).on({ x: 0 })).not.toThrow();
    expect(by(1, nested).duration).toBe(1);
  });

  it('is a key of the target, whose value is a number', () => {
    expectTypeOf<TargetOf<ReturnType<typeof volume>>>().toEqualTypeOf<Record<'volume', number>>();
    expect(volume().duration).toBe(1);
  });
});

const volume = () => tweenProperty(1, 'volume', 0, 1);

const css = { mix: cssValues() };

describe('what values need of their target', () => {
  it('are numbers for numbers, and texts for texts', () => {
    expectTypeOf(to(1, { left: '50%', level: 1 }, css)).toEqualTypeOf<
      FiniteAction<Target & { left: string; level: number }>
    >();
    expectTypeOf(tweenFrom(1, { left: '50%' }, css)).toEqualTypeOf<FiniteAction<Target & { left: string }>>();
    expectTypeOf(springTo({ place: { x: 1 } })).toEqualTypeOf<
      FiniteAction<Target & { place: Target & { x: number } }>
    >();
    // @ts-expect-error the target has a number there
    expect(() => to(1, { left: '50%' }, css).on({ left: 50 })).not.toThrow();
  });

  it('are arrays of any length for arrays', () => {
    const chart = { levels: [1, 2, 3], dots: [{ x: 0, y: 0 }], tint: new Float32Array(3) };
    expect(() => {
      void play(to(1, { levels: [5, 6], dots: [{ x: 5 }], tint: [1, 0, 0] }), chart);
      void play(keyframes(1, [{ levels: [5, 6] }, { levels: [7] }]), chart);
      // @ts-expect-error its dots have no z
      to(1, { dots: [{ z: 5 }] }).on(chart);
      // @ts-expect-error its levels are numbers
      to(1, { levels: ['5px'] }, css).on(chart);
    }).not.toThrow();
  });

  it('have the same form at both ends', () => {
    expectTypeOf(fromTo(1, { x: 0 }, { x: 1 })).toEqualTypeOf<ReversibleAction<Target & { x: number }>>();
    // @ts-expect-error a number does not become a text
    expect(() => fromTo(1, { x: 0 }, { x: '1' })).toThrow(TypeError);
    // @ts-expect-error it has no start
    expect(() => fromTo(1, { x: 0 }, { x: 0, y: 1 })).toThrow(TypeError);
  });

  it('are all that keyframes name', () => {
    const nod = keyframes(
      1,
      [
        { x: 0, offset: 0.5 },
        { left: '1px', curve: uniform },
      ],
      css,
    );
    expectTypeOf<TargetOf<typeof nod>>().toExtend<{ x: number; left: string }>();
    expect(nod.duration).toBe(1);
    // @ts-expect-error an offset is a number
    expect(() => keyframes(1, [{ x: 0, offset: '50%' }])).toThrow(TypeError);
    // @ts-expect-error a boolean is not a value
    expect(() => keyframes(1, [{ visible: true }])).toThrow(TypeError);
  });

  it('are numbers in a shake', () => {
    // @ts-expect-error a text does not shake
    expect(() => shake(1, { left: '1px' })).toThrow(TypeError);
  });
});
