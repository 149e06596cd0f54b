import { computedText } from '../style/computed-text.js';
import type { StyledElement } from '../style/elemental.js';
import { ownTranslate } from './own-translate.js';
import { type Origin, moveToMiddle, turnsAboutCorner } from './shape-origin.js';

/** The transform that the page gives an element, in numbers where numbers can say it. */
export interface OwnTransform {
  readonly numbers: OwnNumbers;
  /** What the element is moved by besides, as CSS has it: lengths that depend on a size. Empty for nothing. */
  readonly baseX: string;
  readonly baseY: string;
  /** The part that stays as it is and applies inside of all else; empty for nothing. */
  inner: string;
  /** The single properties that were read, and must give way when `transform` is written. */
  readonly singles: readonly string[];
  /** The origin that the element must get; null for the one that it has. */
  origin: Origin | null;
}

/** Pixels, degrees and factors. */
interface OwnNumbers {
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

/**
 * Reads the transform of an element: `translate`, `rotate` and `scale`; or else `transform`, if it is one of the plane and not
 * measured in percent. A `transform` beside one of the others, in space or in percent applies inside of them.
 */
export function ownTransform(element: StyledElement, computed: CSSStyleDeclaration): OwnTransform {
  const [translate, rotate, scale] = SINGLES.map((name) => valueOf(computed, name)) as [string, string, string];
  const [x, y, z] = ownTranslate(translate);
  const [scaleX = 1, scaleY = scaleX, scaleZ = 1] = scale === '' ? [] : scale.split(' ').map(Number);
  const own: OwnTransform = {
    numbers: { x: x.px, y: y.px, z: z.px, ...angles(rotate), scaleX, scaleY, scaleZ, skewX: 0 },
    baseX: x.base,
    baseY: y.base,
    inner: '',
    singles: SINGLES.filter((name) => valueOf(computed, name) !== ''),
    origin: null,
  };
  const text = computedText(element, 'transform');
  const specified = text === 'none' ? '' : text;
  const matrix = matrixOf(valueOf(computed, 'transform') || specified);
  const whole = turnsAboutCorner(element, computed) ? singlesMatrix(own.numbers).multiply(matrix ?? undefined) : null;
  const isApart = own.singles.length > 0 || specified.includes('%') || matrix?.is2D !== true;
  if (specified !== '' && (isApart || !readPlane(own.numbers, matrix))) own.inner = specified;
  if (whole !== null) moveToMiddle(own, element as SVGGraphicsElement, whole);
  return own;
}

const SINGLES = ['translate', 'rotate', 'scale'] as const;

/** Empty for `none`, and where the browser does not know the property. */
function valueOf(computed: CSSStyleDeclaration, name: string): string {
  const value = computed.getPropertyValue(name);
  return value === 'none' ? '' : value;
}

/** Takes a matrix of the plane apart: a move, a rotation, a scale, and a skew inside of them. Returns whether that is possible. */
function readPlane(numbers: OwnNumbers, { a, b, c, d, e, f }: DOMMatrixReadOnly): boolean {
  const scaleX = Math.hypot(a, b);
  const scaleY = (a * d - b * c) / scaleX;
  if (!(scaleX > 0) || scaleY === 0) return false;
  numbers.x = e;
  numbers.y = f;
  // Browsers give six digits: what is beyond them is noise.
  numbers.rotation = rounded(degrees(Math.atan2(b, a)), 1e3);
  numbers.scaleX = rounded(scaleX, 1e5);
  numbers.scaleY = rounded(scaleY, 1e5);
  numbers.skewX = rounded(degrees(Math.atan((a * c + b * d) / (scaleX * scaleX))), 1e3);
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

/** What `rotate` and `scale` do. */
function singlesMatrix({ rotation, rotationX, rotationY, scaleX, scaleY, scaleZ }: OwnNumbers): DOMMatrix {
  return new DOMMatrix().rotate(rotationX, rotationY, rotation).scale(scaleX, scaleY, scaleZ);
}

/** `30deg`, `x 30deg`, `0.5 0.5 0 30deg`. */
function angles(rotate: string): Pick<OwnNumbers, 'rotation' | 'rotationX' | 'rotationY'> {
  const words = rotate.split(' ');
  const angle = parseFloat(words.at(-1)!) || 0;
  const [axis = 'z', y, z] = words.slice(0, -1);
  if (y === undefined) {
    const [x, y, z] = [axis === 'x', axis === 'y', axis === 'z'].map((isAxis) => (isAxis ? angle : 0));
    return { rotation: z!, rotationX: x!, rotationY: y! };
  }
  const { m11, m12, m13, m23, m33 } = new DOMMatrix().rotateAxisAngle(Number(axis), Number(y), Number(z), angle);
  return {
    rotation: degrees(Math.atan2(m12, m11)),
    rotationX: degrees(Math.atan2(m23, m33)),
    rotationY: degrees(Math.asin(-m13)),
  };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
