import type { Grid } from '../grid/grid.js';
import { eyeDistance, nearest } from '../grid/perspective.js';
import type { GridScene } from './grid-renderer.js';

/** Canvas pixels by which pieces overlap, or the page would show through between them. */
const OVERLAP = 0.75;

/** Canvas pixels by which a place may be beside where the eye sees it. */
const BESIDE = 0.25;

/** How often the sides of a triangle are halved, at the most. */
const CUTS = 4;

/** A point of a mesh: where on the canvas it is seen, which pixel of the picture lies there, and how deep it is: 1 in the surface, less before it. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly depth: number;
}

type Triangle = readonly [Corner, Corner, Corner];

/**
 * Fills a grid with a picture, piece by piece, each by the map that leads three of its corners in the picture to their places on the
 * canvas. A cell that is seen as a parallelogram is one piece. Any other is two triangles, and these are cut up where perspective bends
 * what lies on them.
 */
export class PlaneCells {
  private readonly context: CanvasRenderingContext2D;
  private readonly pattern: CanvasPattern;
  private readonly scene: GridScene;

  constructor(context: CanvasRenderingContext2D, pattern: CanvasPattern, scene: GridScene) {
    this.context = context;
    this.pattern = pattern;
    this.scene = scene;
  }

  /** Where parts may lie in front of others, those that are nearer come later. */
  draw({ kind, positions, textureCoordinates, indices, depthTest }: Grid): void {
    const { surface, margin, picture } = this.scene;
    const { canvas } = this.context;
    const { width, height } = surface;
    const pixels = picture.size;
    const corners = Array.from({ length: positions.length / 3 }, (_, point): Corner => {
      const depth = Math.max(nearest, 1 - positions[point * 3 + 2]! / (height * eyeDistance));
      return {
        x: ((positions[point * 3]! - width / 2) / depth / (width + 2 * margin) + 0.5) * canvas.width,
        y: ((height / 2 - positions[point * 3 + 1]!) / depth / (height + 2 * margin) + 0.5) * canvas.height,
        u: textureCoordinates[point * 2]! * pixels.width,
        v: (1 - textureCoordinates[point * 2 + 1]!) * pixels.height,
        depth,
      };
    });
    const cells = Array.from({ length: indices.length / 6 }, (_, cell) =>
      Array.from(indices.subarray(cell * 6, cell * 6 + 6), (point) => corners[point]!),
    );
    const depthOf = (cell: readonly Corner[]): number => cell.reduce((sum, { depth }) => sum + depth, 0);
    if (depthTest) cells.sort((one, other) => depthOf(other) - depthOf(one));
    for (const cell of cells) this.drawCell(cell as never, kind === 'tiles' ? 0 : OVERLAP);
  }

  private drawCell([a, b, c, d, e, f]: readonly [...Triangle, ...Triangle], overlap: number): void {
    // Both triangles have the edge between b and c.
    const other = [d, e, f].find((corner) => corner !== b && corner !== c) ?? a;
    if (isMiddle(middleOf(a, other), b, c)) this.fill([a, b, c], [a, b, other, c], overlap);
    else for (const triangle of [[a, b, c], [d, e, f]] as const) this.drawTriangle(triangle, CUTS); // prettier-ignore
  }

  private drawTriangle([a, b, c]: Triangle, cuts: number): void {
    const [p, q, r] = [halfWay(a, b), halfWay(b, c), halfWay(c, a)];
    if (cuts === 0 || (isMiddle(p, a, b) && isMiddle(q, b, c) && isMiddle(r, c, a)))
      this.fill([a, b, c], [a, b, c], OVERLAP);
    else for (const part of [[a, p, r], [p, b, q], [r, q, c], [p, q, r]] as const) this.drawTriangle(part, cuts - 1); // prettier-ignore
  }

  /** Fills an outline by the map of three corners. */
  private fill([a, b, c]: Triangle, outline: readonly Corner[], overlap: number): void {
    const { context, pattern, scene } = this;
    const area = cross(b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y);
    // Not so for what is no number, either.
    if (!(Math.abs(area) > 1e-3 && outline.every(({ depth }) => depth > nearest))) return;
    const cut = cross(b.u - a.u, b.v - a.v, c.u - a.u, c.v - a.v);
    const xu = cross(b.x - a.x, b.v - a.v, c.x - a.x, c.v - a.v) / cut;
    const yu = cross(b.y - a.y, b.v - a.v, c.y - a.y, c.v - a.v) / cut;
    const xv = cross(c.x - a.x, c.u - a.u, b.x - a.x, b.u - a.u) / cut;
    const yv = cross(c.y - a.y, c.u - a.u, b.y - a.y, b.u - a.u) / cut;
    context.setTransform(xu, yu, xv, yv, a.x - xu * a.u - xv * a.v, a.y - yu * a.u - yv * a.v);
    const middle = middleOf(...outline);
    context.beginPath();
    for (const { x, y, u, v } of outline) {
      const farther = 1 + overlap / Math.max(1, Math.hypot(x - middle.x, y - middle.y));
      context.lineTo(middle.u + (u - middle.u) * farther, middle.v + (v - middle.v) * farther);
    }
    context.fillStyle = pattern;
    context.fill();
    if (scene.shading === 0) return;
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgb(0 0 0 / ${scene.shading * (1 - this.facing(a, b, c))})`;
    context.fill();
    context.globalCompositeOperation = 'source-over';
  }

  /** How much of a triangle faces the viewer: 1 lies flat, 0 is seen from its edge. */
  private facing(a: Corner, b: Corner, c: Corner): number {
    const { width, height } = this.context.canvas;
    const placeOf = ({ x, y, depth }: Corner): Place => [
      (x - width / 2) * depth,
      (y - height / 2) * depth,
      height * eyeDistance * depth,
    ];
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [placeOf(a), placeOf(b), placeOf(c)];
    const z = cross(bx - ax, by - ay, cx - ax, cy - ay);
    const x = cross(by - ay, bz - az, cy - ay, cz - az);
    const y = cross(bz - az, bx - ax, cz - az, cx - ax);
    return Math.abs(z) / Math.max(1e-9, Math.hypot(x, y, z));
  }
}

type Place = readonly [x: number, y: number, z: number];

/** Half way between two corners in space, which is nearer to the deeper one on the canvas. */
function halfWay(one: Corner, other: Corner): Corner {
  const { u, v, depth } = middleOf(one, other);
  const at = (key: 'x' | 'y'): number => (one[key] * one.depth + other[key] * other.depth) / 2 / depth;
  return { x: at('x'), y: at('y'), u, v, depth };
}

function middleOf(...corners: readonly Corner[]): Corner {
  const mean = (key: keyof Corner): number => corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length;
  return { x: mean('x'), y: mean('y'), u: mean('u'), v: mean('v'), depth: mean('depth') };
}

/** Whether a place is in the middle between two corners, on the canvas as in the picture. */
function isMiddle({ x, y, u, v }: Corner, one: Corner, other: Corner): boolean {
  const middle = middleOf(one, other);
  return Math.hypot(x - middle.x, y - middle.y) < BESIDE && Math.hypot(u - middle.u, v - middle.v) < BESIDE;
}

function cross(ax: number, ay: number, bx: number, by: number): number {
  return ax * by - ay * bx;
}
