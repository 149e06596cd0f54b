import type { Grid } from '../grid/grid.js';
import { eyeDistance, nearest } from '../grid/perspective.js';
import type { Context2D } from '../sprite/draw-sprite.js';
import { type GridRenderer, type GridScene, gridsOf } from './grid-renderer.js';
import type { Picture } from './grid-source.js';

/** Canvas pixels by which pieces overlap; otherwise the page would show through between them. */
const OVERLAP = 0.75;

/** The largest error of a position, in canvas pixels. */
const TOLERANCE = 0.25;

/** The most times that the sides of a cell are halved. */
const MOST_CUTS = 4;

/** A point of a mesh. */
interface Corner {
  /** From the surface's middle. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The pixel of the picture. */
  readonly u: number;
  readonly v: number;
  /** The position on the canvas. */
  readonly left: number;
  readonly top: number;
}

type Cell = readonly [a: Corner, b: Corner, c: Corner, d: Corner];

/**
 * Draws a surface on a 2D canvas: without WebGL, and for pictures that WebGL may not read.
 *
 * It fills a grid piece by piece, each by the affine map of three of its corners. A cell that looks like a
 * parallelogram is one piece; any other is split until its parts are parallelograms, or are small.
 */
export function planeRenderer(context: Context2D, scene: GridScene): GridRenderer {
  const { canvas } = context;
  const { surface, margin, shading, smooth } = scene;
  const [picture, back] = scene.pictures;
  let front: CanvasPattern | null = null;
  let behind: CanvasPattern | null = null;

  /** The depth of a point: 1 in the surface, less in front of it. */
  const depthOf = (z: number): number => Math.max(nearest, 1 - z / (surface.height * eyeDistance));

  const cornerAt = (x: number, y: number, z: number, u: number, v: number): Corner => {
    const left = (x / depthOf(z) / (surface.width + 2 * margin) + 0.5) * canvas.width;
    const top = (0.5 - y / depthOf(z) / (surface.height + 2 * margin)) * canvas.height;
    return { x, y, z, u, v, left, top };
  };

  /** The middle of two corners in space; on the canvas it is nearer to the deeper one. */
  const halfWay = (a: Corner, b: Corner): Corner =>
    cornerAt((a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2, (a.u + b.u) / 2, (a.v + b.v) / 2);

  /** Fills a cell by the affine map of three of its corners. */
  const fill = ([a, b, c, d]: Cell, middle: Corner, overlap: number): void => {
    const outline = [a, b, d, c];
    const area = (x: keyof Corner, y: keyof Corner): number =>
      (b[x] - a[x]) * (c[y] - a[y]) - (b[y] - a[y]) * (c[x] - a[x]);
    // This also skips NaN.
    if (!(Math.abs(area('left', 'top')) > 1e-3 && outline.every(({ z }) => depthOf(z) > nearest))) return;
    const cut = area('u', 'v');
    const [xu, xv] = [area('left', 'v') / cut, area('u', 'left') / cut];
    const [yu, yv] = [area('top', 'v') / cut, area('u', 'top') / cut];
    context.setTransform(xu, yu, xv, yv, a.left - xu * a.u - xv * a.v, a.top - yu * a.u - yv * a.v);
    context.beginPath();
    for (const { u, v, left, top } of outline) {
      const farther = 1 + overlap / Math.max(1, Math.hypot(left - middle.left, top - middle.top));
      context.lineTo(middle.u + (u - middle.u) * farther, middle.v + (v - middle.v) * farther);
    }
    context.fillStyle = (area('left', 'top') * cut < 0 ? behind : front)!;
    context.fill();
    if (shading === 0) return;
    const facing =
      Math.abs(area('x', 'y')) / Math.max(1e-9, Math.hypot(area('x', 'y'), area('y', 'z'), area('z', 'x')));
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgb(0 0 0 / ${shading * (1 - facing)})`;
    context.fill();
    context.globalCompositeOperation = 'source-over';
  };

  /** A cell that is not flat is folded along the line from b to c; so are its parts. */
  const drawCell = (cell: Cell, cuts: number, overlap: number): void => {
    const [a, b, c, d] = cell;
    const middle = halfWay(b, c);
    if (cuts === 0 || (isMiddle(halfWay(a, d), b, c) && isMiddle(middle, a, d))) {
      fill(cell, middle, overlap);
      return;
    }
    const [left, bottom, right, top] = [halfWay(a, c), halfWay(a, b), halfWay(b, d), halfWay(c, d)];
    drawCell([a, bottom, left, middle], cuts - 1, OVERLAP);
    drawCell([bottom, b, middle, right], cuts - 1, OVERLAP);
    drawCell([left, middle, c, top], cuts - 1, OVERLAP);
    drawCell([middle, right, top, d], cuts - 1, OVERLAP);
  };

  /** With a depth test, nearer cells are drawn later. */
  const drawGrid = ({ kind, positions, textureCoordinates, indices, depthTest }: Grid): void => {
    const { width, height } = picture.size;
    const corners = Array.from({ length: positions.length / 3 }, (_, point) =>
      cornerAt(
        positions[point * 3]! - surface.width / 2,
        positions[point * 3 + 1]! - surface.height / 2,
        positions[point * 3 + 2]!,
        textureCoordinates[point * 2]! * width,
        (1 - textureCoordinates[point * 2 + 1]!) * height,
      ),
    );
    const cells = Array.from({ length: indices.length / 6 }, (_, cell): Cell => {
      const corner = (at: number): Corner => corners[indices[cell * 6 + at]!]!;
      // Both triangles share the edge from b to c; in a tile the second one has the other orientation.
      return [corner(0), corner(1), corner(2), corner(kind === 'grid' ? 4 : 5)];
    });
    const nearness = (cell: Cell): number => cell.reduce((sum, { z }) => sum + z, 0);
    if (depthTest) cells.sort((one, other) => nearness(one) - nearness(other));
    for (const cell of cells) drawCell(cell, MOST_CUTS, kind === 'tiles' ? 0 : OVERLAP);
  };

  return {
    kind: '2d',
    draw: (isNew) => {
      if (isNew) {
        front = context.createPattern(picture.drawable, 'no-repeat');
        behind = back === undefined ? front : context.createPattern(mirrored(back, picture), 'no-repeat');
      }
      context.resetTransform();
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingEnabled = smooth;
      gridsOf(surface).forEach(drawGrid);
    },
    close: () => {
      front = behind = null;
    },
  };
}

/** Whether a point is midway between two corners, both on the canvas and in the picture. */
function isMiddle(point: Corner, a: Corner, b: Corner): boolean {
  const isBetween = (x: keyof Corner, y: keyof Corner): boolean =>
    Math.hypot(2 * point[x] - a[x] - b[x], 2 * point[y] - a[y] - b[y]) < 2 * TOLERANCE;
  return isBetween('left', 'top') && isBetween('u', 'v');
}

/** The picture of the back as it shows through from the front, as large as the front. */
function mirrored({ drawable }: Picture, { size: { width, height } }: Picture): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.setTransform(-1, 0, 0, 1, width, 0);
  context.drawImage(drawable, 0, 0, width, height);
  return canvas;
}
