import type { Point } from '../../math/spline.js';
import type { FixedTransform, TransformPart } from '../../target/transform-functions.js';
import type { StyledElement } from '../elemental.js';
import { pageText } from '../style/computed-text.js';
import { declarationsOf } from '../style/declarations.js';

/** The numbers of a transform: pixels, degrees and factors. */
export type TransformNumbers = { -readonly [Name in keyof TransformPart]-?: number } & {
  flippedX: boolean;
  flippedY: boolean;
  /** The view of a camera, as a transform of CSS; empty without one. */
  view: string;
};

/** The transform that the page gives an element, as numbers as far as possible. */
export interface OwnTransform extends FixedTransform {
  readonly numbers: Readonly<TransformNumbers>;
  /** The other properties that the element must get, such as `transform-origin`, by their names in CSS. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** The transform of an element that nothing moves. */
export const NOT_MOVED: OwnTransform = {
  numbers: {
    ...{ x: 0, y: 0, z: 0, rotation: 0, rotationX: 0, rotationY: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    ...{ skewX: 0, skewY: 0, flippedX: false, flippedY: false, view: '' },
  },
  outer: '',
  inner: '',
  replaced: {},
};

/**
 * Reads the transform of an element as numbers: those of `translate`, `rotate` and `scale`, or else of `transform`.
 *
 * A `transform` is kept as it is, inside the numbers, if one of the other properties is set too, if it rotates out of
 * the plane, or if it has percentages after its leading translations. Leading translations in percent, a `translate` in
 * percent and a `rotate` about an axis are kept as they are, outside the numbers.
 */
export function ownTransform(element: StyledElement): OwnTransform {
  const transform = textOf(element, 'transform') || attributeTransform(element);
  const singles = SINGLES.map((name) => textOf(element, name));
  const isApart = singles.some((text) => text !== '');
  const middle = middleOf(element);
  if (transform === '' && !isApart && middle === null) return NOT_MOVED;
  const replaced: Record<string, string> = {};
  const [[x = 0, y = 0, z = 0], [rotation = 0], [scaleX = 1, scaleY = scaleX, scaleZ = 1]] = singles.map(
    (text, index) => {
      if (!IN_NUMBERS.test(text)) return [];
      replaced[SINGLES[index]!] = 'none';
      return text.split(' ').map(parseFloat);
    },
  ) as [number[], number[], number[]];
  const numbers = { ...NOT_MOVED.numbers, x, y, z, rotation, scaleX, scaleY, scaleZ };
  const [moves] = FIRST_MOVES.exec(transform)!;
  const outer = !isApart && moves.includes('%') ? moves : '';
  const rest = transform.slice(outer.length);
  // Percentages only translate; the rotation does not depend on them.
  const matrix = matrixOf(rest.replace(/%/g, 'px'));
  const isInner = isApart || NOT_IN_NUMBERS.test(rest) || matrix === null || !readNumbers(numbers, matrix);
  if (middle !== null && matrix !== null) {
    const { a, b, c, d } = new DOMMatrix().rotate(rotation).scale(scaleX, scaleY).multiply(matrix);
    // What is scaled to nothing has no middle; it grows about the origin of CSS.
    if (a * d !== b * c) {
      replaced['transform-origin'] = `${middle.x}px ${middle.y}px`;
      numbers.x = round(numbers.x + a * middle.x + c * middle.y - middle.x, 1e3);
      numbers.y = round(numbers.y + b * middle.x + d * middle.y - middle.y, 1e3);
    }
  }
  return { numbers, outer: outer.trim(), inner: isInner ? rest : '', replaced };
}

/** A property that moves the element, with what other actions have set in this frame; empty for `none`. */
function textOf(element: StyledElement, name: string): string {
  declarationsOf(element).write(name);
  // Reading the computed style would lay out the page, a thousand times for a thousand elements started one by one.
  const text = pageText(element, name);
  return text === 'none' ? '' : text;
}

/** The attribute `transform` of a shape as CSS, which Safari leaves out of the computed style; empty without it. */
export function attributeTransform(element: Element): string {
  if (!element.hasAttribute('transform')) return '';
  const [own, outer] = [element, element.parentElement].map((it) =>
    (it as Partial<SVGGraphicsElement> | null)?.getCTM?.(),
  );
  return own && outer ? DOMMatrix.fromMatrix(outer).inverse().multiply(own).toString() : '';
}

/**
 * The middle of a shape that CSS rotates about the corner of its SVG, in units of the SVG; null for a shape that has an
 * origin of its own or is not displayed, for an inner `<svg>`, and for every other element.
 */
export function middleOf(element: StyledElement): Point | null {
  if (!('getBBox' in element) || 'viewBox' in element) return null;
  const { transformBox, transformOrigin } = getComputedStyle(element);
  const isInCorner = transformBox === 'view-box' && transformOrigin.startsWith('0px 0px');
  if (!isInCorner || element.getClientRects().length === 0) return null;
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const SINGLES = ['translate', 'rotate', 'scale'];

/** Pixels, factors or one angle. */
const IN_NUMBERS = /^(?:[-+.\de]+(?:px|deg)?(?: |$))+$/;

const FIRST_MOVES = /^(?:translate\w*\((?:[^()]|\([^()]*\))*\)\s*)*/;

/** Percent, and what rotates out of the plane. */
const NOT_IN_NUMBERS = /%|rotate[XY3]|matrix3d|perspective\((?!none)/;

/** Splits a matrix into a move, a rotation in the plane, a scale and a skew. Returns whether that is possible. */
function readNumbers(numbers: TransformNumbers, { a, b, c, d, e, f, m33, m43 }: DOMMatrixReadOnly): boolean {
  const scaleX = Math.hypot(a, b);
  // Without a width, the direction of its height is the rotation.
  const isThin = scaleX === 0;
  const scaleY = isThin ? Math.hypot(c, d) : (a * d - b * c) / scaleX;
  if (!isThin && scaleY === 0 && (c !== 0 || d !== 0)) return false;
  numbers.x = e;
  numbers.y = f;
  numbers.z = m43;
  numbers.scaleZ = m33;
  // Browsers give six digits: what is beyond them is noise.
  numbers.rotation = degrees(isThin ? Math.atan2(-c, d) : Math.atan2(b, a));
  numbers.scaleX = round(scaleX, 1e5);
  numbers.scaleY = round(scaleY, 1e5);
  if (!isThin) numbers.skewX = degrees(Math.atan((a * c + b * d) / (scaleX * scaleX)));
  return true;
}

/** Null if there is no DOMMatrix, as outside of browsers, and for `em` and the like, which may be left in a text. */
function matrixOf(transform: string): DOMMatrix | null {
  try {
    // `perspective(none)` does nothing, but here it ends the page's process in Chromium (version 156).
    return new DOMMatrix(transform.replace(/perspective\(none\)/g, ''));
  } catch {
    return null;
  }
}

function degrees(radians: number): number {
  return round((radians * 180) / Math.PI, 1e3);
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
