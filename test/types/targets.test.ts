import { describe, expect, it, jest } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import * as motion from 'rx-motion';
import type { Framed } from 'rx-motion/sprite';
import { from, of } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { type Every, every } from './every-action.js';

/** What each action needs of its target. */
interface Asked {
  moveTo: motion.Positioned;
  moveBy: motion.Positioned;
  moveToX: Pick<motion.Positioned, 'x'>;
  moveByYZ: Pick<motion.Positioned, 'y'> & motion.Deep;
  moveToward: motion.Positioned;
  jumpTo: motion.Positioned;
  jumpBy: motion.Positioned;
  bezierTo: motion.Positioned;
  bezierBy: motion.Positioned;
  cardinalSplineTo: motion.Positioned;
  cardinalSplineBy: motion.Positioned;
  catmullRomTo: motion.Positioned;
  catmullRomBy: motion.Positioned;
  place: motion.Positioned;
  follow: motion.Positioned;
  rotateTo: motion.Rotated;
  rotateBy: motion.Rotated;
  rotateToXZ: motion.RotatedX & motion.RotatedZ;
  rotateByY: motion.RotatedY;
  rotationalSkewTo: motion.RotationSkewed;
  rotationalSkewByY: Pick<motion.RotationSkewed, 'rotationSkewY'>;
  scaleTo: motion.Scaled;
  scaleBy: motion.Scaled;
  scaleToX: Pick<motion.Scaled, 'scaleX'>;
  scaleByXYZ: motion.Scaled & motion.ScaledZ;
  skewTo: motion.Skewed;
  skewBy: motion.Skewed;
  resizeTo: motion.Sized;
  resizeBy: motion.Sized;
  fadeIn: motion.Faded;
  fadeOut: motion.Faded;
  fadeTo: motion.Faded;
  tintTo: motion.Tinted;
  tintBy: motion.Tinted;
  blink: motion.Visible;
  show: motion.Visible;
  hide: motion.Visible;
  toggleVisibility: motion.Visible;
  flipX: motion.FlippedX;
  flipY: motion.FlippedY;
  progressTo: motion.Percentage;
  progressFromTo: motion.Percentage;
  orbitCamera: motion.Viewed;
  removeSelf: motion.Removable;
  tweenProperty: { level: number };
  to: { level: number; light: { power: number } };
  by: { light: { place: { x: number } } };
  animate: Framed;
}

/** The names of the actions that a function accepts although their target has no capabilities. */
type TakenBy<Parameter> = { [K in keyof Every]: Every[K] extends Parameter ? K : never }[keyof Every];

const bare = {};
const manager = new motion.ActionManager();
const ship = { x: 0, y: 0 };
const ghost = { opacity: 1 };

describe('what an action needs of its target', () => {
  const unhandled = unhandledErrors();
  it('is exactly what it writes', () => {
    type Mutual = {
      [K in keyof Every]: [motion.TargetOf<Every[K]>, Asked[K & keyof Asked]] extends [infer A, infer B]
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
    expectTypeOf<TakenBy<motion.Action<typeof bare>>>().toBeNever();
    expectTypeOf<TakenBy<Parameters<typeof motion.play<typeof bare>>[0]>>().toBeNever();
    expectTypeOf<TakenBy<Parameters<typeof manager.runAction<typeof bare>>[0]>>().toBeNever();
    expect(() => {
      // @ts-expect-error it has no position
      every.moveTo.on(bare);
      // @ts-expect-error it has no position
      void motion.play(every.moveTo, bare);
      // @ts-expect-error it has no position
      manager.runAction(every.moveTo, bare).stop();
      // @ts-expect-error it has no opacity
      every.fadeOut.on(ship);
      // @ts-expect-error it has no opacity
      void motion.play(every.fadeOut, ship);
      // @ts-expect-error it has no opacity
      manager.runAction(every.fadeOut, ship).stop();
      // @ts-expect-error it has no z
      void motion.play(every.moveByYZ, ship);
      // @ts-expect-error it has no light
      void motion.play(every.by, { light: { power: 1 } });
      // @ts-expect-error a name is not a number
      void motion.play(every.tweenProperty, { level: 'one' });
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
      void motion.play(every.moveToX, { x: 0 });
      manager.runAction(every.fadeOut, { opacity: 1, name: 'ghost' }).stop();
    }).not.toThrow();
  });

  it('adds up in a composition', () => {
    const both = motion.sequence(motion.moveBy(1, { x: 1 }), motion.spawn(motion.fadeTo(1, 0), motion.rotateTo(1, 90)));
    expectTypeOf<motion.TargetOf<typeof both>>().toExtend<{ x: number; opacity: number; rotation: number }>();
    expectTypeOf<{ x: number; opacity: number; rotation: number }>().toExtend<motion.TargetOf<typeof both>>();
    // @ts-expect-error it has no rotation
    expect(() => motion.play(both, { x: 0, opacity: 1 })).not.toThrow();
  });

  it('adds up if only one of several actions will run, in every composition', () => {
    const choose = (isRight: boolean): typeof right | typeof turn => (isRight ? right : turn);
    const [right, turn] = [motion.moveBy(1, { x: 8 }), motion.rotateBy(1, 90)];
    const all = [true, false].map((isRight) => {
      const either = choose(isRight);
      return [
        motion.eased(either, motion.uniform),
        motion.repeatTimes(either, 1),
        motion.reverseTime(either.reverse()),
        motion.yoyo(either),
        motion.speed(either, 2),
        motion.at(1, either),
        motion.tapped(either, { end: ({ x, rotation }) => expect(x + rotation).not.toBe(0) }),
        motion.repeatForever(either),
        motion.speed(either, of(2)),
        motion.script(() => motion.run(either)),
        motion.sequence(either),
      ] as const;
    });
    const ship = { x: 0, rotation: 0 };
    for (const each of all.flat()) from([0, 0.5]).pipe(each.on(ship)).subscribe();
    expectTypeOf<motion.TargetOf<(typeof all)[number][number]>>().toEqualTypeOf<
      motion.Target & { x: number } & motion.Rotated
    >();
    expectTypeOf(all[0]![0]).toExtend<motion.ReversibleAction<typeof ship>>();
    expectTypeOf(all[0]![8]).toExtend<motion.EndingAction<typeof ship>>();
    // @ts-expect-error either may run
    all[0]![0].on({ x: 0 });
    expect(ship.x).not.toBe(0);
    expect(ship.rotation).not.toBe(0);
  });

  it('is required of the target given to targeted, not of the outer one', () => {
    expectTypeOf(motion.targeted(ghost, motion.fadeTo(1, 0)).on)
      .parameter(0)
      .toBeUnknown();
    // @ts-expect-error it has no opacity
    expect(() => motion.targeted(ship, motion.fadeTo(1, 0))).not.toThrow();
  });

  it('decides which action can replace another', () => {
    expectTypeOf<motion.Action<motion.Positioned>>().not.toExtend<motion.Action<unknown>>();
    expectTypeOf<motion.Action<unknown>>().toExtend<motion.Action<motion.Positioned>>();
    expectTypeOf<motion.Action<{ x: number }>>().toExtend<motion.Action<motion.Positioned>>();
    expectTypeOf<motion.Action<motion.Positioned>>().not.toExtend<motion.Action<{ x: number }>>();
  });

  it('is the parameter of a callback', () => {
    const rename = motion.callFunc((target: { name: string }) => {
      target.name = 'b';
    });
    expectTypeOf<motion.TargetOf<typeof rename>>().toEqualTypeOf<{ name: string }>();
    // @ts-expect-error it has no name
    expect(() => motion.play(rename, ship)).not.toThrow();
  });
});

describe('what a factory takes', () => {
  it('are the axes that it knows, with numbers', () => {
    // @ts-expect-error there is no axis of this name
    expect(() => motion.moveTo(1, { x: 1, left: 1 })).not.toThrow();
    // @ts-expect-error a word is not a number
    expect(() => motion.moveTo(1, { x: '1' })).toThrow(TypeError);
    // @ts-expect-error there is no axis of this name
    expect(() => motion.scaleTo(1, { scaleX: 2 })).toThrow(TypeError);
  });

  it('are numbers and texts at any depth', () => {
    // @ts-expect-error a boolean is not a value
    expect(() => motion.to(1, { light: { power: true } })).toThrow(TypeError);
    // @ts-expect-error a function is not a number
    expect(() => motion.by(1, { light: { power: () => 1 } })).toThrow(TypeError);
  });

  it('are numbers under an interface too', () => {
    const goal: motion.Point = { x: 1, y: 2 };
    const nested: { readonly place: motion.Point } = { place: goal };
    expectTypeOf(motion.to(1, goal)).toEqualTypeOf<motion.FiniteAction<motion.Target & { x: number; y: number }>>();
    expectTypeOf<motion.TargetOf<ReturnType<typeof motion.by<typeof nested>>>>().toExtend<{ place: motion.Point }>();
    // @ts-expect-error it has no y
    expect(() => motion.to(1, goal).on({ x: 0 })).not.toThrow();
    expect(motion.by(1, nested).duration).toBe(1);
  });

  it('is a key of the target, whose value is a number', () => {
    expectTypeOf<motion.TargetOf<ReturnType<typeof volume>>>().toEqualTypeOf<Record<'volume', number>>();
    expect(volume().duration).toBe(1);
  });
});

const volume = () => motion.tweenProperty(1, 'volume', 0, 1);

const css = { mix: motion.cssValues() };

describe('what values need of their target', () => {
  it('are numbers for numbers, and texts for texts', () => {
    expectTypeOf(motion.to(1, { left: '50%', level: 1 }, css)).toEqualTypeOf<
      motion.FiniteAction<motion.Target & { left: string; level: number }>
    >();
    expectTypeOf(motion.tweenFrom(1, { left: '50%' }, css)).toEqualTypeOf<
      motion.FiniteAction<motion.Target & { left: string }>
    >();
    expectTypeOf(motion.springTo({ place: { x: 1 } })).toEqualTypeOf<
      motion.FiniteAction<motion.Target & { place: motion.Target & { x: number } }>
    >();
    // @ts-expect-error the target has a number there
    expect(() => motion.to(1, { left: '50%' }, css).on({ left: 50 })).not.toThrow();
  });

  it('are arrays of any length for arrays', () => {
    const chart = { levels: [1, 2, 3], dots: [{ x: 0, y: 0 }], tint: new Float32Array(3) };
    expect(() => {
      void motion.play(motion.to(1, { levels: [5, 6], dots: [{ x: 5 }], tint: [1, 0, 0] }), chart);
      void motion.play(motion.keyframes(1, [{ levels: [5, 6] }, { levels: [7] }]), chart);
      // @ts-expect-error its dots have no z
      motion.to(1, { dots: [{ z: 5 }] }).on(chart);
      // @ts-expect-error its levels are numbers
      motion.to(1, { levels: ['5px'] }, css).on(chart);
    }).not.toThrow();
  });

  it('have the same form at both ends', () => {
    expectTypeOf(motion.fromTo(1, { x: 0 }, { x: 1 })).toEqualTypeOf<
      motion.ReversibleAction<motion.Target & { x: number }>
    >();
    // @ts-expect-error a number does not become a text
    expect(() => motion.fromTo(1, { x: 0 }, { x: '1' })).toThrow(TypeError);
    // @ts-expect-error it has no start
    expect(() => motion.fromTo(1, { x: 0 }, { x: 0, y: 1 })).toThrow(TypeError);
  });

  it('are all that keyframes name', () => {
    const nod = motion.keyframes(
      1,
      [
        { x: 0, offset: 0.5 },
        { left: '1px', curve: motion.uniform },
      ],
      css,
    );
    expectTypeOf<motion.TargetOf<typeof nod>>().toExtend<{ x: number; left: string }>();
    expect(nod.duration).toBe(1);
    // @ts-expect-error an offset is a number
    expect(() => motion.keyframes(1, [{ x: 0, offset: '50%' }])).toThrow(TypeError);
    // @ts-expect-error a boolean is not a value
    expect(() => motion.keyframes(1, [{ visible: true }])).toThrow(TypeError);
  });

  it('are numbers in a shake', () => {
    // @ts-expect-error a text does not shake
    expect(() => motion.shake(1, { left: '1px' })).toThrow(TypeError);
  });
});
