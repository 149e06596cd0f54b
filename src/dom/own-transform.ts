/** The transform that an element has before it is a target, as numbers where it can be said in numbers. */
export interface OwnTransform {
  x: number;
  y: number;
  z: number;
  /** Parts of the element's own size, in percent, that it is moved by besides. */
  readonly percentX: number;
  readonly percentY: number;
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
  /** Whether it is to be about the element's own middle, though CSS has it otherwise: so for shapes inside an SVG. */
  isAboutMiddle: boolean;
}

/**
 * Reads the transform of an element: `translate`, `rotate` and `scale`; or else `transform`, if it is one of the plane and not
 * measured in parts of the element. A `transform` that stands beside one of the others, is in space or in percent, is left to work
 * inside.
 */
export function ownTransform(element: HTMLElement | SVGElement, computed: CSSStyleDeclaration): OwnTransform {
  const [x, y, z] = lengths(computed.translate);
  const [scaleX, scaleY, scaleZ] = factors(computed.scale);
  const own: OwnTransform = {
    ...{ x: x.px, y: y.px, z: z.px, percentX: x.percent, percentY: y.percent },
    ...angles(computed.rotate),
    ...{ scaleX, scaleY, scaleZ, skewX: 0 },
    ...{ inner: '', isRead: false, isAboutMiddle: isShape(element) && isAboutCorner(computed) },
    isApart: !isNone(computed.translate) || !isNone(computed.rotate) || !isNone(computed.scale),
  };
  const { transform } = computed;
  if (isNone(transform)) return own;

  const plane = /^matrix\((.*)\)$/.exec(transform)?.[1]?.split(',').map(Number);
  const specified = specifiedTransform(element);
  if (own.isApart || plane === undefined || specified.includes('%') || !readPlane(own, plane)) {
    own.inner = specified || transform;
    own.isAboutMiddle = false;
  } else if (own.isAboutMiddle) {
    moveToMiddle(own, plane, (element as SVGGraphicsElement).getBBox());
  }
  return own;
}

/** Takes a matrix of the plane apart: a move, a turn, a scale, and a skew inside of them. Returns whether that is possible. */
function readPlane(own: OwnTransform, matrix: readonly number[]): boolean {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
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

/** The same picture, once the origin is no longer the corner of the SVG but the middle of the shape. */
function moveToMiddle(own: OwnTransform, matrix: readonly number[], box: DOMRect): void {
  const [a = 1, b = 0, c = 0, d = 1] = matrix;
  const middleX = box.x + box.width / 2;
  const middleY = box.y + box.height / 2;
  own.x = rounded(own.x + a * middleX + c * middleY - middleX, 1e3);
  own.y = rounded(own.y + b * middleX + d * middleY - middleY, 1e3);
}

/** Whether CSS measures the element by the SVG that it is in. */
function isShape(element: HTMLElement | SVGElement): boolean {
  return 'ownerSVGElement' in element && element.ownerSVGElement !== null && 'getBBox' in element;
}

/** Whether nobody has chosen an origin. */
function isAboutCorner(computed: CSSStyleDeclaration): boolean {
  return computed.transformBox === 'view-box' && computed.transformOrigin.startsWith('0px 0px');
}

/** The transform as it was written, where the browser tells, else as much of it as the element itself says. */
function specifiedTransform(element: HTMLElement | SVGElement): string {
  // Not every browser has it.
  const { computedStyleMap } = element as { computedStyleMap?: typeof element.computedStyleMap };
  if (computedStyleMap === undefined) return element.style.transform;
  return computedStyleMap.call(element).get('transform')?.toString() ?? '';
}

interface Length {
  px: number;
  percent: number;
}

function lengths(translate: string): [Length, Length, Length] {
  const [x = '', y = '', z = ''] = isNone(translate) ? [] : (translate.match(/calc\([^)]*\)|\S+/g) ?? []);
  return [lengthOf(x), lengthOf(y), lengthOf(z)];
}

/** `10px`, `-50%`, `calc(50% - 10px)`. */
function lengthOf(text: string): Length {
  const length: Length = { px: 0, percent: 0 };
  for (const [, sign, number, unit] of text.matchAll(/([+-]?)\s*([\d.]+(?:e[+-]?\d+)?)(px|%)/g)) {
    length[unit === '%' ? 'percent' : 'px'] += Number(`${sign ?? ''}${number ?? ''}`);
  }
  return length;
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
