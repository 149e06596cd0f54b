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
  Sized,
  Skewed,
  Visible,
} from '../../actions/capabilities.js';
import type { Measurable } from '../../actions/size-words.js';
import { checkObject } from '../../math/check.js';
import type { Color } from '../../math/color.js';
import { ofAnotherCopy } from '../../math/copies.js';
import type { Eye } from '../../math/orbit.js';
import type { Releasable } from '../../motion/release-option.js';
import type { SpriteFrame } from '../../sprite/sprite-frame.js';
import { checkElement, type Elemental, type StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { ElementTarget } from './element-target.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

type Transformed = Positioned & Deep & Rotated & RotatedX & RotatedY & RotatedZ & Scaled & ScaledZ;
type Appearance = Skewed & Flipped & Sized & Faded & Visible;

/**
 * An element as a target, made by {@link domTarget}. Positions and sizes are in CSS pixels, y points down, angles are
 * in degrees.
 *
 * - `x`, `y`, `z`, rotations, scales, skews and flips are the CSS property `transform`. They apply about the
 *   element's `transform-origin`, by default its centre; a shape of an SVG rotates about the centre that it has at the
 *   start.
 * - `visible` is `visibility`, so that a hidden element keeps its space.
 * - `removed` says whether the element has left the document.
 *
 * Further properties come with {@link withColor}, {@link withSpriteFrames}, {@link withProgress} and
 * {@link withCamera}.
 */
export interface DomTarget<E extends StyledElement = StyledElement>
  extends Transformed, Appearance, Removable, Releasable, Measurable, Elemental {
  /** The element itself. */
  readonly element: E;
  readonly removed: boolean;
  /** Comes with {@link withColor}. */
  readonly color?: Color | Missing<'withColor(target) of rx-motion/dom'> | undefined;
  /** Two numbers, `scaleX` and `scaleY`. */
  readonly scale?: Missing<'scaleTo'> | undefined;
  /** CSS has no rotation of one axis. */
  readonly rotationSkewX?: Missing<'skewTo'> | undefined;
  readonly rotationSkewY?: Missing<'skewTo'> | undefined;
  readonly rotate?: Missing<'rotateTo'> | undefined;
  readonly translate?: Missing<'moveTo'> | undefined;
  /** A CSS property, like all others that are not listed here. */
  readonly backgroundColor?: Missing<'styleTo of rx-motion/dom'> | undefined;
  /** Comes with {@link withSpriteFrames}. */
  readonly spriteFrame?: SpriteFrame | Missing<'withSpriteFrames(target) of rx-motion/dom'> | undefined;
  /** Comes with {@link withProgress}. */
  readonly percentage?: number | Missing<'withProgress(target) of rx-motion/dom'> | undefined;
  /** Comes with {@link withCamera}. */
  readonly eye?: Readonly<Eye> | Missing<'withCamera(target) of rx-motion/dom'> | undefined;
}

/** A property that a target has only with a feature or not at all: the type error names what is needed instead. */
export interface Missing<Feature extends string> {
  readonly needs: Feature;
}

/**
 * Makes an HTML or SVG element a target for actions. An element has only one target, which is returned each time.
 *
 * A motion starts from what the page shows at that moment, so the element may enter the document later, and its style
 * may change between motions. While nothing animates them, `width`, `height`, `opacity` and `visible` are read from the
 * page each time; a size is 0 if the element is not displayed. The numbers of the transform are read when they are
 * needed first after `domTarget` or the start of a motion. Changes are written once per element and frame, after all
 * actions have run: see {@link flush}.
 *
 * On a server nothing is read, and nothing is written.
 *
 * A number that is back at the value of the style sheet is removed from the inline style. {@link release} removes all
 * of them. Changes that other code makes to the style between motions are kept.
 *
 * The `transform` of the element is read into x, y, rotation, scale and skew. Translations in percent at its beginning,
 * such as `translate(-50%, -50%)`, are preserved outside of these. A transform that rotates in space, has percent
 * elsewhere or is combined with `translate`, `rotate` or `scale` is preserved inside of them.
 *
 * ```ts page
 * import { moveTo, play, rotateBy, spawn } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(spawn(moveTo(1, { x: 200 }), rotateBy(1, 360)), box).subscribe();
 * ```
 *
 * @throws TypeError when `element` is not an element, for instance because a selector found nothing; Error when it is a
 * target of another copy of rx-motion. Angular's production builds check neither. An action that starts on it before it
 * is in the document ends with an Error.
 * @see cocos2d-x Node.
 */
export function domTarget<E extends StyledElement>(element: E): DomTarget<E> {
  return targetOf(element) as ElementTarget & DomTarget<E>;
}

/** The same, with what only the library uses. */
export function targetOf(element: StyledElement): ElementTarget {
  const known = targets.get(element);
  if (known !== undefined) {
    known.follow();
    return known;
  }
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) claim(element);
  const target = new ElementTarget(element);
  targets.set(element, target);
  return target;
}

/** Marks an element as a target. Refuses what is not an element, and a target of another copy. */
function claim(element: StyledElement): void {
  // On a server, elements are whatever objects the framework has for them.
  if (hasPage()) checkElement('domTarget', element);
  else checkObject('domTarget', 'element', element);
  if (CLAIMED in element) throw new Error(`domTarget: the element is a target ${ofAnotherCopy}`);
  (element as object as Record<symbol, unknown>)[CLAIMED] = true;
}

const targets = /* @__PURE__ */ new WeakMap<Element, ElementTarget>();

/** Marks an element that is a target, for every copy of the library: two would overwrite each other's numbers. */
const CLAIMED: symbol = /* @__PURE__ */ Symbol.for('rx-motion.target');
