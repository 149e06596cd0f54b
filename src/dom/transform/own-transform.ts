import { computedText } from '../style/computed-text.js';
import { ownTranslate } from './own-translate.js';
import { type Origin, moveToMiddle, turnsAboutCorner } from './shape-origin.js';

/** The transform that an element has before it is a target, as numbers where it can be said in numbers. */
export interface OwnTransform {
  x: number;
  y: number;
  z: number;
  /** Lengths by which the element is moved besides, as CSS says them: what depends on a size. Empty for none. */
  readonly baseX: string;
  readonly baseY: string;
  /** Degrees. */
  rotation: number;
  rotationX: number;
  rotationY: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
  /** Degrees. */
  skewX: number;
  /** What stays as it is and works inside of everything else; empty for nothing. */
  inner: string;
  /** Whether `transform` was read into the numbers, so that it must go when they are written. */
  isRead: boolean;
  /** Whether it takes the single properties to say it. */
  isApart: boolean;
  /** The origin that it must get; null for the one that it has. */
  origin: Origin | null;
}

/**
 * Reads the transform of an element: `translate`, `rotate` and `scale`; or else `transform`, if it is one of the plane and not
 * measured in parts of the element. A `transform` that stands beside one of the others, is in space or in percent, is left to work
 * inside.
 */
export function ownTransform(element: HTMLElement | SVGElement, computed: CSSStyleDeclaration): OwnTransform {
  const isApart = ![computed.translate, computed.rotate, computed.scale].every(isNone);
  const [x, y, z] = ownTranslate(isNone(computed.translate) ? '' : computed.translate);
  const [scaleX, scaleY, scaleZ] = factors(computed.scale);
  const own: OwnTransform = {
    ...{ x: x.px, y: y.px, z: z.px, baseX: x.base, baseY: y.base },
    ...angles(computed.rotate),
    ...{ scaleX, scaleY, scaleZ, skewX: 0 },
    ...{ inner: '', isRead: false, isApart, origin: null },
  };
  const text = computedText(element, 'transform');
  const specified = isNone(text) ? '' : text;
  const matrix = matrixOf(isNone(computed.transform) ? specified : computed.transform);
  const whole = turnsAboutCorner(element, computed) ? singles(own).multiply(matrix ?? undefined) : null;
  if (specified !== '' && (isApart || specified.includes('%') || matrix?.is2D !== true || !readPlane(own, matrix))) {
    own.inner = specified;
  }
  if (whole !== null) moveToMiddle(own, element as SVGGraphicsElement, whole);
  return own;
}

/** Takes a matrix of the plane apart: a move, a turn, a scale, and a skew inside of them. Returns whether that is possible. */
function readPlane(own: OwnTransform, { a, b, c, d, e, f }: DOMMatrixReadOnly): boolean {
  const scaleX = Math.hypot(a, b);
  const scaleY = (a * d - b * c) / scaleX;
  if (!(scaleX > 0) || scaleY === 0) return false;
  own.x = e;
  own.y = f;
  // Browsers give six digits: what is beyond them is noise.
  own.rotation = rounded(degrees(Math.atan2(b, a)), 1e3);
  own.scaleX = rounded(scaleX, 1e5);
  own.scaleY = rounded(scaleY, 1e5);
  own.skewX = rounded(degrees(Math.atan((a * c + b * d) / (scaleX * scaleX))), 1e3);
  own.isRead = true;
  own.isApart = own.scaleX !== 1 || own.scaleY !== 1;
  return true;
}

/** Null for what has no matrix of its own, as where it is measured in percent. */
function matrixOf(transform: string): DOMMatrixReadOnly | null {
  try {
    // `perspective(none)` does nothing, but here it ends the page's process in Chromium (version 156).
    return new DOMMatrix(transform.replace(/perspective\(none\)/g, ''));
  } catch {
    return null;
  }
}

/** What `rotate` and `scale` do. */
function singles({ rotation, rotationX, rotationY, scaleX, scaleY, scaleZ }: OwnTransform): DOMMatrix {
  return new DOMMatrix().rotate(rotationX, rotationY, rotation).scale(scaleX, scaleY, scaleZ);
}

/** `30deg`, `x 30deg`, `0.5 0.5 0 30deg`. */
function angles(rotate: string): { rotation: number; rotationX: number; rotationY: number } {
  const words = isNone(rotate) ? ['0'] : rotate.split(' ');
  const angle = parseFloat(words.at(-1)!);
  const [axis = 'z', y, z] = words.slice(0, -1);
  if (axis === 'z') return { rotation: angle, rotationX: 0, rotationY: 0 };
  if (y === undefined) return { rotation: 0, rotationX: axis === 'x' ? angle : 0, rotationY: axis === 'y' ? angle : 0 };
  const { m11, m12, m13, m23, m33 } = new DOMMatrix().rotateAxisAngle(Number(axis), Number(y), Number(z), angle);
  return {
    rotation: degrees(Math.atan2(m12, m11)),
    rotationX: degrees(Math.atan2(m23, m33)),
    rotationY: degrees(Math.asin(-m13)),
  };
}

function factors(scale: string): [number, number, number] {
  const [x = 1, y = x, z = 1] = isNone(scale) ? [] : scale.split(' ').map(Number);
  return [x, y, z];
}

/** Also where the browser does not know the property. */
function isNone(text: string | undefined): boolean {
  return text === undefined || text === '' || text === 'none';
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
