import type {
  Deep,
  Faded,
  Flipped,
  Positioned,
  Removable,
  Rotated,
  RotatedX,
  RotatedY,
  RotatedZ,
  Scaled,
  ScaledZ,
  Tinted,
  Visible,
} from '../actions/capabilities.js';
import { checkObject, wrongKind } from '../math/check.js';
import { ObjectTarget } from './object-target.js';

/** A vector of Three. */
interface Triple {
  x: number;
  y: number;
  z: number;
}

/** The parts of Three's `Object3D` that are used here. */
export interface ThreeObject {
  readonly position: Triple;
  /** Radians. */
  readonly rotation: Triple;
  readonly scale: Triple;
  visible: boolean;
  /** Null when it has no parent. */
  readonly parent: unknown;
  removeFromParent(): unknown;
}

/** The parts of Three's materials that are used here. */
export interface ThreeMaterial {
  opacity: number;
  transparent: boolean;
  /** Set when it becomes transparent: Three must compile the material again. */
  needsUpdate: boolean;
  readonly color: {
    setRGB(r: number, g: number, b: number, colorSpace: 'srgb'): unknown;
    getRGB(target: { r: number; g: number; b: number }, colorSpace: 'srgb'): unknown;
  };
}

/** An object of Three with one material: a mesh, a line, a sprite. */
export interface ThreeMesh extends ThreeObject {
  material: ThreeMaterial;
}

/** What {@link threeTarget} makes of an object. */
export interface ThreeTarget<O extends ThreeObject = ThreeObject>
  extends Positioned, Deep, Rotated, RotatedX, RotatedY, RotatedZ, Scaled, ScaledZ, Flipped, Visible, Removable {
  readonly object: O;
  /** Whether it has no parent. */
  readonly removed: boolean;
}

/**
 * Makes a three.js `Object3D` a target for actions. An object has only one target, which is returned each time.
 *
 * The object holds the state, and others may write to it. Angles are in degrees: `rotationX`, `rotationY` and
 * `rotationZ` are Three's own; `rotation` is clockwise as seen from the front, the opposite of `rotationZ`. A flip
 * changes the sign of a scale. Opacity and colour are those of the object's material, which other objects may share;
 * fading makes it transparent.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { Object3D } from 'three';
 * import { moveTo } from 'rx-motion';
 * import { threeTarget } from 'rx-motion/three';
 *
 * const moon = new Object3D();
 * of(0, 0.5).pipe(moveTo(1, { x: 10, z: -4 }).on(threeTarget(moon))).subscribe();
 * moon.position.toArray(); // => [5, 0, -2]
 * ```
 *
 * @param object With one material it can also be faded and tinted.
 * @throws TypeError when `object` is not an `Object3D`. An action on a property that its material lacks ends in an
 * error.
 */
export function threeTarget<O extends ThreeMesh>(object: O): ThreeTarget<O> & Faded & Tinted;
export function threeTarget<O extends ThreeObject>(object: O): ThreeTarget<O>;
export function threeTarget(object: ThreeObject): ThreeTarget & Faded & Tinted {
  checkObject('threeTarget', 'object', object);
  let target = targets.get(object);
  if (target === undefined) {
    checkThreeObject(object);
    target = new ObjectTarget(object);
    targets.set(object, target);
  }
  return target;
}

function checkThreeObject(object: Partial<ThreeObject>): void {
  const { position, rotation, scale } = object;
  if (typeof position === 'object' && typeof rotation === 'object' && typeof scale === 'object') return;
  throw wrongKind('threeTarget', 'object', 'an Object3D of three.js', object);
}

const targets = /* @__PURE__ */ new WeakMap<ThreeObject, ObjectTarget>();
