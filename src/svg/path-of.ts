import { wrongKind } from '../math/check.js';

/** An element that {@link pathOf} reads: a `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` or `polygon`. */
export interface Shape {
  readonly localName: string;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}

/**
 * Writes the outline of an SVG shape as path data: of a `rect`, `circle`, `ellipse`, `line`, `polyline` or `polygon`;
 * the `d` of a `path`. It begins where the browser begins to draw it, for example at the right of a circle.
 *
 * ```ts page
 * import { pathOf } from 'rx-motion/svg';
 *
 * const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
 * dot.setAttribute('r', '5');
 * pathOf(dot); // => 'M5 0A5 5 0 0 1 0 5A5 5 0 0 1 -5 0A5 5 0 0 1 0 -5A5 5 0 0 1 5 0Z'
 * ```
 *
 * @param shape The element. Its attributes are read, not its styles and its transform; lengths are in user units or `px`.
 * @throws TypeError when it is anything else, or an attribute is not a number.
 * @see {@link morphTo}, which morphs a path into a shape.
 */
export function pathOf(shape: Shape): string {
  const kind = (shape as Partial<Shape> | null)?.localName;
  const read = kind !== undefined && Object.hasOwn(OUTLINES, kind) ? OUTLINES[kind] : undefined;
  if (read === undefined)
    throw wrongKind('pathOf', 'shape', `one of the SVG elements ${Object.keys(OUTLINES).join(', ')}`, kind ?? shape);
  return read(shape);
}

const OUTLINES: Readonly<Record<string, (shape: Shape) => string>> = {
  path: (shape) => shape.getAttribute('d') ?? '',
  polygon: (shape) => `${linesOf(shape)}Z`,
  polyline: linesOf,
  line: (shape) => {
    const [x1, y1, x2, y2] = numbersOf(shape, 'x1', 'y1', 'x2', 'y2');
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  circle: (shape) => {
    const [cx, cy, r] = numbersOf(shape, 'cx', 'cy', 'r');
    return ellipse(cx!, cy!, r!, r!);
  },
  ellipse: (shape) => {
    const [cx, cy] = numbersOf(shape, 'cx', 'cy');
    return ellipse(cx!, cy!, ...radiiOf(shape));
  },
  rect: (shape) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbersOf(shape, 'x', 'y', 'width', 'height');
    const [givenX, givenY] = radiiOf(shape);
    const [rx, ry] = [Math.min(givenX, width / 2), Math.min(givenY, height / 2)];
    const [right, bottom] = [x + width, y + height];
    if (rx === 0 || ry === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
    const corner = (toX: number, toY: number): string => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
    return [
      `M${x + rx} ${y}H${right - rx}${corner(right, y + ry)}V${bottom - ry}${corner(right - rx, bottom)}`,
      `H${x + rx}${corner(x, bottom - ry)}V${y + ry}${corner(x + rx, y)}Z`,
    ].join('');
  },
};

function linesOf(shape: Shape): string {
  return `M${shape.getAttribute('points')?.trim() ?? ''}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arcs = [
    [cx, cy + ry],
    [cx - rx, cy],
    [cx, cy - ry],
    [cx + rx, cy],
  ].map(([x, y]) => `A${rx} ${ry} 0 0 1 ${x} ${y}`);
  return `M${cx + rx} ${cy}${arcs.join('')}Z`;
}

/** The radii of a shape; one that is missing is like the other. */
function radiiOf(shape: Shape): [rx: number, ry: number] {
  const [rx = 0, ry = 0] = numbersOf(
    shape,
    shape.hasAttribute('rx') ? 'rx' : 'ry',
    shape.hasAttribute('ry') ? 'ry' : 'rx',
  );
  return [rx, ry];
}

function numbersOf(shape: Shape, ...names: readonly string[]): number[] {
  return names.map((name) => {
    // A pixel is a user unit.
    const text = (shape.getAttribute(name) ?? '0').replace(/px\s*$/, '');
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number))
      throw wrongKind('pathOf', `the attribute ${name}`, 'a number', text);
    return number;
  });
}
