import { expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import {
  type Action,
  blink,
  by,
  type Deep,
  fadeIn,
  fadeOut,
  fadeTo,
  type Faded,
  flipX,
  flipY,
  type Flipped,
  hide,
  jumpBy,
  moveBy,
  moveTo,
  orbitCamera,
  type Percentage,
  place,
  type Positioned,
  progressTo,
  type Removable,
  removeSelf,
  resizeTo,
  rotateBy,
  rotateTo,
  type Rotated,
  type RotatedX,
  type RotatedY,
  type RotatedZ,
  type RotationSkewed,
  type Scaled,
  type ScaledZ,
  scaleBy,
  scaleTo,
  sequence,
  show,
  type Sized,
  type Skewed,
  skewTo,
  spawn,
  tintTo,
  type Tinted,
  to,
  toggleVisibility,
  type Viewed,
  type Visible,
} from '../../src/index.js';
import { animate, Animation, type Framed, SpriteFrame } from '../../src/sprite/index.js';

/** A target that can do all that any action asks for. */
export type Everything = Positioned &
  Deep &
  Rotated &
  RotatedX &
  RotatedY &
  RotatedZ &
  RotationSkewed &
  Scaled &
  ScaledZ &
  Skewed &
  Sized &
  Flipped &
  Faded &
  Tinted &
  Visible &
  Framed &
  Percentage &
  Viewed &
  Removable;

/** A target to be tested, and the thing behind it. */
export interface Adapted<T> {
  readonly target: T;
  /** Moves the thing behind it to the right by so much, as others would. */
  readonly push: (distance: number) => void;
  /** Whether the thing is in its scene. */
  readonly isThere: () => boolean;
}

/**
 * What every adapter holds to: each property that it has reads back as it was written, is led by every action that asks for it, and
 * survives what others do meanwhile.
 *
 * @param has The properties of the target.
 * @param adapt Makes a new one, in its scene, at (0, 0), of 100 by 50, with nothing else changed.
 */
export function itKeepsTheContract<K extends keyof Everything>(
  has: readonly K[],
  adapt: () => Adapted<Pick<Everything, K>>,
): void {
  const can = (...names: readonly (keyof Everything)[]): boolean =>
    names.every((name) => (has as readonly string[]).includes(name));
  const make = (): Adapted<Everything> => adapt() as unknown as Adapted<Everything>;

  for (const name of numbers.filter((name) => can(name))) {
    it(`reads ${name} back exactly as it was written`, () => {
      const { target } = make();
      for (const value of [33.3, 0.1 + 0.2, 7]) {
        target[name] = value;
        expect(Math.abs(target[name] - value)).toBeLessThan(tolerance[name] ?? Number.MIN_VALUE);
      }
    });

    it(`leads ${name} from what it is to a value, and back`, () => {
      const { target } = make();
      target[name] = 10;
      const at = running(to(1, { [name]: 30 }) as Action<unknown>, target);
      at(0.5);
      expect(target[name]).toBeCloseTo(20, 6);
      at(1);
      expect(target[name]).toBeCloseTo(30, 6);
      at(0.25);
      expect(target[name]).toBeCloseTo(15, 6);
    });
  }

  for (const { name, needs, check } of behaviours.filter(({ needs }) => can(...needs))) {
    it(`${name} (${needs.join(', ')})`, () => {
      check(make());
    });
  }
}

const numbers = [
  ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
  ...(['rotationSkewX', 'rotationSkewY'] as const),
  ...(['skewX', 'skewY', 'width', 'height', 'opacity', 'percentage'] as const),
];

/** A size that is a scale of something else is not exact. */
const tolerance: { readonly [K in keyof Everything]?: number } = { width: 1e-9, height: 1e-9 };

/** Runs an action under a clock of the test. */
function running<T>(action: Action<T>, target: T): (time: number) => void {
  const time$ = new Subject<number>();
  time$.pipe(action.on(target)).subscribe();
  return (time) => {
    time$.next(time);
  };
}

const [first, second] = ['first', 'second'].map(
  (name) => new SpriteFrame({ name, texture: { url: 'two.png' }, rect: { x: 0, y: 0, width: 32, height: 16 } }),
) as [SpriteFrame, SpriteFrame];

interface Behaviour {
  readonly name: string;
  readonly needs: readonly (keyof Everything)[];
  readonly check: (adapted: Adapted<Everything>) => void;
}

const behaviours: readonly Behaviour[] = [
  {
    name: 'moves to a place and is there exactly',
    needs: ['x', 'y'],
    check: ({ target }) => {
      const at = running(moveTo(1, { x: 0.1, y: -70.7 }), target);
      for (const time of [0, 0.3, 0.7, 1]) at(time);
      expect([target.x, target.y]).toEqual([0.1, -70.7]);
    },
  },
  {
    name: 'adds two moves up',
    needs: ['x', 'y'],
    check: ({ target }) => {
      const at = running(spawn(moveBy(1, { x: 100, y: 0 }), jumpBy(1, { x: 0, y: 0 }, 40, 2)), target);
      for (const time of [0, 0.125, 0.25, 0.75]) at(time);
      expect(target.x).toBeCloseTo(75, 9);
      expect(target.y).toBeCloseTo(40, 9);
    },
  },
  {
    name: 'keeps what others push it by while it moves',
    needs: ['x', 'y'],
    check: ({ target, push }) => {
      const at = running(moveBy(1, { x: 100, y: 0 }), target);
      at(0.25);
      push(7);
      at(0.5);
      expect(target.x).toBeCloseTo(57, 9);
      at(1);
      expect(target.x).toBeCloseTo(107, 9);
    },
  },
  {
    name: 'moves in depth',
    needs: ['x', 'y', 'z'],
    check: ({ target }) => {
      running(moveTo(1, { x: 1, y: 2, z: 3 }), target)(1);
      expect([target.x, target.y, target.z]).toEqual([1, 2, 3]);
    },
  },
  {
    name: 'is placed, and taken back',
    needs: ['x', 'y'],
    check: ({ target }) => {
      const at = running(place({ x: 5, y: 6 }), target);
      at(0);
      expect([target.x, target.y]).toEqual([5, 6]);
      at(-1);
      expect([target.x, target.y]).toEqual([0, 0]);
    },
  },
  {
    name: 'turns by an angle and the shorter way to one',
    needs: ['rotation'],
    check: ({ target }) => {
      running(rotateBy(1, 350), target)(1);
      expect(target.rotation).toBe(350);
      running(rotateTo(1, 10), target)(0.5);
      expect(target.rotation).toBe(360);
    },
  },
  {
    name: 'turns about single axes',
    needs: ['rotationX', 'rotationY', 'rotationZ'],
    check: ({ target }) => {
      running(rotateBy(1, { x: 10, y: 20, z: 30 }), target)(1);
      expect([target.rotationX, target.rotationY, target.rotationZ]).toEqual([10, 20, 30]);
    },
  },
  {
    name: 'is scaled to and by a factor',
    needs: ['scaleX', 'scaleY'],
    check: ({ target }) => {
      running(sequence(scaleTo(1, 2), scaleBy(1, { y: 3 })), target)(2);
      expect([target.scaleX, target.scaleY]).toEqual([2, 6]);
    },
  },
  {
    name: 'is skewed',
    needs: ['skewX', 'skewY'],
    check: ({ target }) => {
      running(skewTo(1, { x: 10, y: -20 }), target)(1);
      expect([target.skewX, target.skewY]).toEqual([10, -20]);
    },
  },
  {
    name: 'has its own size, and another one',
    needs: ['width', 'height'],
    check: ({ target }) => {
      expect([target.width, target.height]).toEqual([100, 50]);
      running(resizeTo(1, { width: 200, height: 75 }), target)(1);
      expect(target.width).toBeCloseTo(200, 9);
      expect(target.height).toBeCloseTo(75, 9);
    },
  },
  {
    name: 'fades out, in and to an opacity',
    needs: ['opacity'],
    check: ({ target }) => {
      const at = running(sequence(fadeOut(1), fadeIn(1), fadeTo(1, 0.25)), target);
      const seen = [0, 0.5, 1, 1.5, 2, 3].map((time) => {
        at(time);
        return target.opacity;
      });
      expect(seen).toEqual([1, 0.5, 0, 0.5, 1, 0.25]);
    },
  },
  {
    name: 'is tinted, with fractions of channels',
    needs: ['color'],
    check: ({ target }) => {
      target.color = { r: 0, g: 0, b: 0 };
      const at = running(tintTo(1, { r: 255, g: 101, b: 7 }), target);
      at(0.5);
      expect(target.color).toEqual({ r: 127.5, g: 50.5, b: 3.5 });
      at(1);
      expect(target.color).toEqual({ r: 255, g: 101, b: 7 });
    },
  },
  {
    name: 'is hidden, shown, turned over and blinked',
    needs: ['visible'],
    check: ({ target }) => {
      const at = running(sequence(hide(), to(1, {}), show(), to(1, {}), toggleVisibility()), target);
      const seen = [0, 1, 2].map((time) => {
        at(time);
        return target.visible;
      });
      expect(seen).toEqual([false, true, false]);
      at(-1);
      running(blink(1, 2), target)(0.125);
      expect(target.visible).toBe(false);
    },
  },
  {
    name: 'is flipped without a change of its scale',
    needs: ['flippedX', 'flippedY', 'scaleX', 'scaleY'],
    check: ({ target }) => {
      running(sequence(flipX(), flipY(), scaleTo(1, 3)), target)(1);
      expect([target.flippedX, target.flippedY, target.scaleX, target.scaleY]).toEqual([true, true, 3, 3]);
      running(flipX(false), target)(0);
      expect([target.flippedX, target.scaleX]).toEqual([false, 3]);
    },
  },
  {
    name: 'plays an animation, and restores what it showed',
    needs: ['spriteFrame'],
    check: ({ target }) => {
      const before = target.spriteFrame;
      const animation = new Animation([first, second], { delayPerUnit: 0.5, restoreOriginalFrame: true });
      const at = running(animate(animation), target);
      const seen = [0, 0.5, 1].map((time) => {
        at(time);
        return target.spriteFrame;
      });
      expect(seen).toEqual([first, second, before]);
    },
  },
  {
    name: 'shows a part',
    needs: ['percentage'],
    check: ({ target }) => {
      target.percentage = 20;
      running(progressTo(1, 60), target)(0.5);
      expect(target.percentage).toBe(40);
    },
  },
  {
    name: 'is looked at from elsewhere',
    needs: ['eye'],
    check: ({ target }) => {
      const found = target.eye;
      const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 0 };
      const at = running(orbitCamera(1, orbit), target);
      at(1);
      expect(target.eye.x).toBeGreaterThan(0);
      at(-1);
      expect(target.eye).toEqual(found);
    },
  },
  {
    name: 'adds to any of its numbers',
    needs: ['x', 'scaleX'],
    check: ({ target }) => {
      const at = running(by(1, { x: 10, scaleX: 1 }), target);
      at(0.5);
      target.scaleX += 5;
      at(1);
      expect([target.x, target.scaleX]).toEqual([10, 7]);
    },
  },
  {
    name: 'leaves its scene',
    needs: ['remove'],
    check: ({ target, isThere }) => {
      expect(isThere()).toBe(true);
      running(removeSelf(), target)(0);
      expect(isThere()).toBe(false);
    },
  },
];
