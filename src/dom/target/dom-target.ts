import type { Releasable } from '../../action/release-option.js';
import type { Measurable } from '../../actions/size-words.js';
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
import type { Color } from '../../math/color.js';
import { checkObject } from '../../math/check.js';
import { ofAnotherCopy } from '../../math/copies.js';
import type { Eye } from '../../math/orbit.js';
import type { SpriteFrame } from '../../sprite/sprite-frame.js';
import { checkElement } from '../style/check-element.js';
import type { Elemental, StyledElement } from '../style/elemental.js';
import { hasPage } from '../style/has-page.js';
import { ElementTarget } from './element-target.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

type Transformed = Positioned & Deep & Rotated & RotatedX & RotatedY & RotatedZ & Scaled & ScaledZ;
type Shown = Skewed & Flipped & Sized & Faded & Visible;

/**
 * What {@link domTarget} makes of an element. Positions and sizes are in CSS pixels, y counts downwards, angles are in
 * degrees.
 *
 * - `x`, `y`, `z`, rotations, scales, skews and flips are the CSS property `transform`. They apply about the element's
 *   `transform-origin`, by default its middle; a shape of an SVG rotates about the middle that it has at the start.
 * - `visible` is `visibility`, so that a hidden element keeps its room.
 * - `removed` says whether the element has left the document.
 *
 * Further properties come with {@link withColor}, {@link withSpriteFrames}, {@link withProgress} and
 * {@link withCamera}.
 */
export interface DomTarget extends Transformed, Shown, Removable, Releasable, Measurable, Elemental {
  readonly removed: boolean;
  /** Comes with {@link withColor}. */
  readonly color?: Color | Missing<'withColor(target) of rx-motion/dom'>;
  /** Two numbers, `scaleX` and `scaleY`. */
  readonly scale?: Missing<'scaleTo'>;
  /** CSS has no rotation of one axis. */
  readonly rotationSkewX?: Missing<'skewTo'>;
  readonly rotationSkewY?: Missing<'skewTo'>;
  readonly rotate?: Missing<'rotateTo'>;
  readonly translate?: Missing<'moveTo'>;
  /** A property of the style, as all others that are not named here. */
  readonly backgroundColor?: Missing<'styleTo of rx-motion/dom'>;
  /** Comes with {@link withSpriteFrames}. */
  readonly spriteFrame?: SpriteFrame | Missing<'withSpriteFrames(target) of rx-motion/dom'>;
  /** Comes with {@link withProgress}. */
  readonly percentage?: number | Missing<'withProgress(target) of rx-motion/dom'>;
  /** Comes with {@link withCamera}. */
  readonly eye?: Readonly<Eye> | Missing<'withCamera(target) of rx-motion/dom'>;
}

/** A property that a target has only with a feature or not at all: the type error names what is needed instead. */
export interface Missing<Feature extends string> {
  readonly needs: Feature;
}

/**
 * Makes an HTML or SVG element a target for actions. An element has only one, however often it is asked for.
 *
 * How the element looks is read here if it is in the document, and again when a motion starts on it, at most once a
 * task: the element may come into the document as late as that, and classes may change between motions. What an action
 * has written reads back exactly, and reading a number never touches the page. Sizes and the opacity are read when they
 * are first asked for. Changes are written once an element and frame, after all actions have run: see {@link flush}.
 *
 * On a server nothing is read, and nothing is written.
 *
 * A number that is back at the value that the page gives it is taken out of the style, and follows the page.
 * {@link release} gives back all of them. What others change in the style while nothing animates it is read as well.
 *
 * The `transform` of the element is read into x, y, rotation, scale and skew. Moves in percent with which it begins,
 * such as `translate(-50%, -50%)`, stay as they are, outside of these. One that rotates in space, has percent elsewhere
 * or stands beside `translate`, `rotate` or `scale` applies inside of them.
 *
 * ```ts page
 * import { moveTo, play, rotateBy, spawn } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(spawn(moveTo(1, { x: 200 }), rotateBy(1, 360)), box).subscribe();
 * ```
 *
 * @throws TypeError when `element` is not an element, as where a selector found nothing; Error when it is a target of
 * another copy of rx-motion. Angular's production builds check neither. An action that starts on it before it is in the
 * document ends with an Error.
 * @see cocos2d-x Node, whose place in the tree the element has already.
 */
export function domTarget(element: StyledElement): DomTarget {
  const known = targets.get(element);
  if (known !== undefined) {
    known.follow();
    return known;
  }
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) take(element);
  const target = new ElementTarget(element);
  targets.set(element, target);
  return target;
}

/** Refuses what is not an element, and a target of another copy. */
function take(element: StyledElement): void {
  // On a server an element is what its framework says.
  if (hasPage()) checkElement('domTarget', element);
  else checkObject('domTarget', 'element', element);
  if (taken in element) throw new Error(`domTarget: the element is a target ${ofAnotherCopy}`);
  (element as object as Record<symbol, unknown>)[taken] = true;
}

const targets = /* @__PURE__ */ new WeakMap<Element, ElementTarget>();

/** Marks an element that is a target, for every copy of the library: two would overwrite each other's numbers. */
const taken: symbol = /* @__PURE__ */ Symbol.for('rx-motion.target');
