import type { Grid } from '../grid/grid.js';
import { fromFarToNear, nearest, project } from '../grid/perspective.js';
import { finerGrid } from '../grid/finer-grid.js';
import { type FlatPart, type GridRenderer, type GridScene, bentGrid, flatParts } from './grid-renderer.js';

/**
 * Draws a surface on a 2D canvas, triangle by triangle: where there is no WebGL, and for pictures that it may not read. What is nearer is
 * drawn later, so triangles do not cut through each other.
 */
export class PlaneRenderer implements GridRenderer {
  readonly kind = '2d';
  private readonly context: CanvasRenderingContext2D;
  private places = new Float32Array(0);
  /** Canvas pixels for a unit of the surface. */
  private scaleX = 1;
  private scaleY = 1;

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
  }

  draw(scene: GridScene): void {
    const { context } = this;
    const { surface, margin } = scene;
    const { width, height } = context.canvas;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.imageSmoothingEnabled = scene.smooth;
    this.scaleX = width / (surface.width + 2 * margin);
    this.scaleY = height / (surface.height + 2 * margin);
    for (const part of flatParts(surface)) this.drawFlat(scene, part);
    const grid = bentGrid(surface);
    if (grid !== null) this.drawBent(scene, finerGrid(grid));
  }

  close(): void {
    this.places = new Float32Array(0);
  }

  private drawFlat({ surface, picture, margin }: GridScene, [left, bottom, right, top]: FlatPart): void {
    const { context, scaleX, scaleY } = this;
    const [acrossX, acrossY] = [picture.width / surface.width, picture.height / surface.height];
    const cut = [left * acrossX, (surface.height - top) * acrossY, (right - left) * acrossX, (top - bottom) * acrossY] as const; // prettier-ignore
    const place = [left + margin, surface.height - top + margin, right - left, top - bottom] as const;
    context.setTransform(scaleX, 0, 0, scaleY, 0, 0);
    context.drawImage(picture.drawable, ...cut, ...place);
  }

  private drawBent(scene: GridScene, grid: Grid): void {
    if (this.places.length < grid.positions.length) this.places = new Float32Array(grid.positions.length);
    const { places } = this;
    project(grid, scene.surface, places);
    if (grid.depthTest) for (const first of fromFarToNear(grid, places)) this.drawTriangle(scene, grid, first);
    else for (let first = 0; first < grid.indices.length; first += 3) this.drawTriangle(scene, grid, first);
  }

  /** @param first The tile's first corner. */
  private clipToTile({ surface, margin }: GridScene, first: number): void {
    const { context, places, scaleX, scaleY } = this;
    context.beginPath();
    for (const corner of [first, first + 1, first + 3, first + 2]) {
      const x = places[corner * 3]! + margin;
      const y = surface.height - places[corner * 3 + 1]! + margin;
      context.lineTo(x * scaleX, y * scaleY);
    }
    context.clip();
  }

  private drawTriangle(scene: GridScene, grid: Grid, first: number): void {
    const { context, places, scaleX, scaleY } = this;
    const { surface, margin, picture, shading } = scene;
    const { indices, textureCoordinates: at } = grid;
    const corners = [indices[first]!, indices[first + 1]!, indices[first + 2]!] as const;
    if (corners.some((corner) => !(places[corner * 3 + 2]! > nearest))) return;
    const [ax, bx, cx] = corners.map((corner) => (places[corner * 3]! + margin) * scaleX) as [number, number, number];
    const [ay, by, cy] = corners.map((corner) => (surface.height - places[corner * 3 + 1]! + margin) * scaleY) as [
      number,
      number,
      number,
    ];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-3) return;
    const [au, bu, cu] = corners.map((corner) => at[corner * 2]! * picture.width) as [number, number, number];
    const [av, bv, cv] = corners.map((corner) => (1 - at[corner * 2 + 1]!) * picture.height) as [number, number, number]; // prettier-ignore
    const cut = (bu - au) * (cv - av) - (cu - au) * (bv - av);

    context.save();
    context.resetTransform();
    if (isTiled(grid)) this.clipToTile(scene, Math.floor(corners[0] / 4) * 4);
    context.beginPath();
    // A little more than the triangle, or the page would show through between two of them.
    const [middleX, middleY] = [(ax + bx + cx) / 3, (ay + by + cy) / 3];
    for (const [x, y] of [[ax, ay], [bx, by], [cx, cy]] as const) {
      const more = 1 + OVERLAP / Math.max(1, Math.hypot(x - middleX, y - middleY));
      context.lineTo(middleX + (x - middleX) * more, middleY + (y - middleY) * more);
    } // prettier-ignore
    context.clip();
    // The map that leads the corners in the picture to the corners on the canvas.
    const a = ((bx - ax) * (cv - av) - (cx - ax) * (bv - av)) / cut;
    const b = ((by - ay) * (cv - av) - (cy - ay) * (bv - av)) / cut;
    const c = ((cx - ax) * (bu - au) - (bx - ax) * (cu - au)) / cut;
    const d = ((cy - ay) * (bu - au) - (by - ay) * (cu - au)) / cut;
    context.setTransform(a, b, c, d, ax - a * au - c * av, ay - b * au - d * av);
    // Only what is seen of it: a pixel more than its box in the picture.
    const left = Math.max(0, Math.floor(Math.min(au, bu, cu)) - 1);
    const top = Math.max(0, Math.floor(Math.min(av, bv, cv)) - 1);
    const width = Math.min(picture.width, Math.ceil(Math.max(au, bu, cu)) + 1) - left;
    const height = Math.min(picture.height, Math.ceil(Math.max(av, bv, cv)) + 1) - top;
    if (width > 0 && height > 0)
      context.drawImage(picture.drawable, left, top, width, height, left, top, width, height);
    if (shading > 0) {
      context.globalCompositeOperation = 'source-atop';
      context.fillStyle = `rgb(0 0 0 / ${shading * (1 - facing(grid, corners))})`;
      context.fillRect(left, top, width, height);
    }
    context.restore();
  }
}

/** Whether its cells are tiles, between which the page may show through. */
function isTiled({ kind, columns, rows, originals }: Grid): boolean {
  return kind === 'tiles' && originals.length === columns * rows * 12;
}

/** Canvas pixels by which a triangle is drawn beyond its corners. */
const OVERLAP = 0.75;

/** How much of a triangle faces the viewer: 1 lies flat, 0 is seen from its edge. */
function facing({ positions }: Grid, [a, b, c]: readonly [number, number, number]): number {
  const side = (from: number, to: number): [number, number, number] => [
    positions[to * 3]! - positions[from * 3]!,
    positions[to * 3 + 1]! - positions[from * 3 + 1]!,
    positions[to * 3 + 2]! - positions[from * 3 + 2]!,
  ];
  const [ux, uy, uz] = side(a, b);
  const [vx, vy, vz] = side(a, c);
  const z = ux * vy - uy * vx;
  return Math.abs(z) / Math.max(1e-9, Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, z));
}
