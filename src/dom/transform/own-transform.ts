import { computedText } from '../style/computed-text.js';
import type { StyledElement } from '../style/elemental.js';
import { type Origin, moveToMiddle, turnsAboutCorner } from './shape-origin.js';

/** The transform that the page gives an element, in numbers where numbers can say it. */
export interface OwnTransform {
  readonly numbers: OwnNumbers;
  /** The part that stays as it is, inside of all else; empty for none. */
  inner: string;
  /** The single properties that `transform` replaces. */
  readonly singles: readonly string[];
  /** The origin that the element must get; null for the one that it has. */
  origin: Origin | null;
}

/** Pixels, degrees and factors. */
export interface OwnNumbers {
  x: number;
  y: number;
  z: number;
  rotation: number;
  rotationX: number;
  rotationY: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
  skewX: number;
}

/** The transform of an element that nothing moves. */
export const NOT_MOVED: OwnTransform = {
  numbers: { x: 0, y: 0, z: 0, rotation: 0, rotationX: 0, rotationY: 0, scaleX: 1, scaleY: 1, scaleZ: 1, skewX: 0 },
  inner: '',
  singles: [],
  origin: null,
};

/**
 * Reads the transform of an element: `translate`, `rotate` and `scale`; or else `transform`, if it is one of the plane
 * and not measured in percent. A `transform` beside one of the others, in space or in percent applies inside of them. A
 * `translate` in percent and a `rotate` about a slanted axis stay as they are, outside of all.
 */
export function ownTransform(element: StyledElement, computed: CSSStyleDeclaration): OwnTransform {
  if (isUnmoved(element)) return NOT_MOVED;
  const texts = SINGLES.map((name) => valueOf(computed, name));
  const singles = SINGLES.filter((_, index) => IN_NUMBERS.test(texts[index]!));
  const [[x = 0, y = 0, z = 0], [angle = 0], [scaleX = 1, scaleY = scaleX, scaleZ = 1]] = SINGLES.map((name, index) =>
    singles.includes(name)
      ? texts[index]!.replace(/^[xyz] /, '')
          .split(' ')
          .map(parseFloat)
      : [],
  ) as [number[], number[], number[]];
  const about = (axis: string): number => ((/^[xy]/.exec(texts[1]!) ?? ['z'])[0] === axis ? angle : 0);
  const rotation = about('z');
  const angles = { rotation, rotationX: about('x'), rotationY: about('y') };
  const numbers: OwnNumbers = { x, y, z, ...angles, scaleX, scaleY, scaleZ, skewX: 0 };
  const own: OwnTransform = { numbers, inner: '', singles, origin: null };
  const text = computedText(element, 'transform');
  const specified = text === 'none' ? '' : text;
  const matrix = matrixOf(valueOf(computed, 'transform') || specified);
  const shape = turnsAboutCorner(element, computed)
    ? new DOMMatrix()
        .rotate(rotation)
        .scale(scaleX, scaleY)
        .multiply(matrix ?? undefined)
    : null;
  const isApart = singles.length > 0 || texts[1] !== '' || specified.includes('%') || matrix?.is2D !== true;
  if (specified !== '' && (isApart || !readPlane(numbers, matrix))) own.inner = specified;
  if (shape !== null) moveToMiddle(own, element as SVGGraphicsElement, shape, `${texts[0]!}${own.inner}`.includes('%'));
  return own;
}

const SINGLES = ['translate', 'rotate', 'scale'] as const;

/** Pixels or factors; or one angle, which may be about an axis. */
const IN_NUMBERS = /^(?:[-+.\de]+(?:px)?(?: |$))+$|^(?:[xyz] )?[-+.\de]+deg$/;

/**
 * Whether nothing moves an HTML element. To ask the computed style would lay out the page: of a thousand elements that
 * are put into the page and started one by one, each would.
 */
function isUnmoved(element: StyledElement): boolean {
  if ('ownerSVGElement' in element || !('computedStyleMap' in element)) return false;
  const styles = element.computedStyleMap();
  return ['transform', ...SINGLES].every((name) => String(styles.get(name)) === 'none');
}

/** Empty for `none`, and where the browser does not know the property. */
function valueOf(computed: CSSStyleDeclaration, name: string): string {
  const value = computed.getPropertyValue(name);
  return value === 'none' ? '' : value;
}

/** Splits a matrix of the plane into a move, a rotation, a scale and a skew. Returns whether that is possible. */
function readPlane(numbers: OwnNumbers, { a, b, c, d, e, f }: DOMMatrixReadOnly): boolean {
  const scaleX = Math.hypot(a, b);
  // Without a width, the direction of its height is the rotation.
  const isThin = scaleX === 0;
  const scaleY = isThin ? Math.hypot(c, d) : (a * d - b * c) / scaleX;
  if (!isThin && scaleY === 0 && (c !== 0 || d !== 0)) return false;
  numbers.x = e;
  numbers.y = f;
  // Browsers give six digits: what is beyond them is noise.
  numbers.rotation = rounded(degrees(isThin ? Math.atan2(-c, d) : Math.atan2(b, a)), 1e3);
  numbers.scaleX = rounded(scaleX, 1e5);
  numbers.scaleY = rounded(scaleY, 1e5);
  if (!isThin) numbers.skewX = rounded(degrees(Math.atan((a * c + b * d) / (scaleX * scaleX))), 1e3);
  return true;
}

/** Null for a transform that has no matrix of its own, as in percent. */
function matrixOf(transform: string): DOMMatrixReadOnly | null {
  try {
    // `perspective(none)` does nothing, but here it ends the page's process in Chromium (version 156).
    return new DOMMatrix(transform.replace(/perspective\(none\)/g, ''));
  } catch {
    return null;
  }
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
