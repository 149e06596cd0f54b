import type {
  Deep,
  Faded,
  Flipped,
  Percentage,
  Positioned,
  Removable,
  Rotated,
  RotationSkewed,
  RotatedX,
  RotatedY,
  RotatedZ,
  Scaled,
  ScaledZ,
  Sized,
  Skewed,
  Tinted,
  Visible,
} from '../../actions/capabilities.js';
import type { Viewed } from '../../actions/orbit-camera.js';
import { checkObject, checkString } from '../../math/check.js';
import { ofAnotherCopy } from '../../math/copies.js';
import type { ProgressShape } from '../../math/progress-shape.js';
import type { Framed } from '../../sprite/animate.js';
import { ElementTarget } from './element-target.js';
import type { StyleNumber } from '../style/style-number.js';
import type { StyleText } from '../style/style-way.js';

/** Has numbers in its style. */
export interface Styled {
  /**
   * A number in the style: a target of its own, whose `value` any action can lead.
   *
   * @param property As in CSS or as in scripts: `border-radius`, `borderRadius`, `--glow`.
   * @param unit `px`, `%`, `em` …; by default the one that the element's own `style` has, else the one that browsers compute, which
   * is mostly `px`. Where the style says no number, a unit is a must, and the number starts at 0.
   * @throws RangeError when CSS has no such property, when the style says something that is not a number and there is no unit, and
   * when the number is in another unit already.
   */
  style(property: string, unit?: string): StyleNumber;
}

/** Has texts in its style. */
export interface TextStyled {
  /**
   * A text in the style: a target of its own, whose `value` any action can lead, with `to` and `by` for instance. It is what the element's own `style` says, else what
   * browsers compute.
   *
   * @param property As in CSS or as in scripts: `background-color`, `filter`, `--shadow`.
   * @throws RangeError when CSS has no such property.
   */
  styleText(property: string): StyleText;
}

type Placed = Positioned &
  Deep &
  Rotated &
  RotationSkewed &
  RotatedX &
  RotatedY &
  RotatedZ &
  Scaled &
  ScaledZ &
  Skewed &
  Flipped &
  Viewed;
type Seen = Sized & Faded & Tinted & Visible & Framed & Percentage;

/**
 * What {@link domTarget} makes of an element. Places and sizes are in CSS pixels, y counts downwards, angles are in degrees.
 *
 * - `x`, `y`, `z`, `rotation…` and `scale…` are the CSS properties `translate`, `rotate` and `scale`; skews, flips and the eye
 *   go into `transform`. All of it works about the element's `transform-origin`, by default its middle; a shape of an SVG that is
 *   moved in percent stays turned about where its middle was at first.
 * - `color` is the CSS property `color`, in an SVG `fill`, or the one that was asked for. It keeps the alpha that it has.
 * - `visible` is `visibility`, so that what is hidden keeps its room.
 * - `spriteFrame` is shown behind what is in the element, which takes the size of the frame and is held by its anchor. Before one is
 *   set it is an empty one, which gives the element its own size and origin back.
 * - `percentage` is the custom property `--percentage`, for the element's style to make use of, and with `progress` how much of the
 *   element is seen: a radial or a bar-shaped part, cut out by `clip-path`.
 * - `removed` says whether the element has left the document.
 */
export interface DomTarget extends Placed, Seen, Removable, Styled, TextStyled {
  readonly element: HTMLElement | SVGElement;
  /** What is seen of it at its percentage; undefined for all of it. Replace it as a whole. */
  progress: ProgressShape | undefined;
  readonly removed: boolean;
}

/** What an element's target is to be. */
export interface DomTargetOptions {
  /**
   * The CSS property that `color` stands for: `background-color` for instance. Where it says no colour of red, green and blue, as
   * `transparent` or a custom property that is not registered, it starts black.
   */
  readonly color?: string;
}

/**
 * Makes an HTML or SVG element a target for actions. An element has but one, however often it is asked for.
 *
 * How the element looks is read once, here, so that it has to be in the document by now; it may leave it later. From then on the
 * target's own numbers count. Reading them never touches the page, and what was written reads back exactly. What changes is written
 * once an element and frame, after all actions have run: see {@link flush}.
 *
 * A `transform` that the element has is read into x, y, rotation, scale and skew. One that is measured in percent, lies in space,
 * or stands beside `translate`, `rotate` or `scale`, is left as it is and works inside of the others.
 *
 * ```ts page
 * import { moveTo, play, rotateBy, spawn } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(spawn(moveTo(1, { x: 200 }), rotateBy(1, 360)), box).subscribe();
 * ```
 *
 * @throws TypeError when `element` is none, as where a selector has found nothing; Error when it is not in the document, or a target of another
 * copy of rx-motion.
 * @see cocos2d-x Node, whose place in the tree the element has already.
 */
export function domTarget(element: HTMLElement | SVGElement, options: DomTargetOptions = {}): DomTarget {
  const { color } = checkObject('domTarget', 'options', options);
  if (color !== undefined) checkString('domTarget', 'color', color);
  const known = targets.get(element);
  if (known !== undefined) {
    if (color !== undefined) known.colorBy(color);
    return known;
  }
  checkObject('domTarget', 'element', element);
  if (taken in element) throw new Error(`domTarget: the element is a target ${ofAnotherCopy}`);
  const target = new ElementTarget(element, color ?? (isShape(element) ? 'fill' : 'color'));
  targets.set(element, target);
  Object.defineProperty(element, taken, { value: true });
  return target;
}

const targets = /* @__PURE__ */ new WeakMap<Element, ElementTarget>();

/** Marks an element that is a target, for every copy of the library: each of two would write its own numbers over the other's. */
const taken: symbol = /* @__PURE__ */ Symbol.for('rx-motion.target');

/** Whether it stands inside of an SVG, where `color` shows nothing. */
function isShape(element: HTMLElement | SVGElement): boolean {
  return 'ownerSVGElement' in element && element.ownerSVGElement !== null;
}
