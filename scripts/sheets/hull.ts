import type { Packed } from './pack.js';

type Corner = readonly [x: number, y: number];

/** An outline in the format of packers. */
export interface Hull {
  /** In the drawing. */
  readonly vertices: readonly Corner[];
  /** On the sheet. */
  readonly verticesUV: readonly Corner[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** The convex hull of the pixels that are not transparent. */
export function hullOf({ drawing, trimmed, x, y, rotated }: Packed): Hull {
  const { width, data } = drawing.picture;
  const corners: Corner[] = [];
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue;
    const [left, top] = [pixel % width, Math.floor(pixel / width)];
    corners.push([left, top], [left + 1, top], [left, top + 1], [left + 1, top + 1]);
  }
  const vertices = around(corners);
  return {
    vertices,
    verticesUV: vertices.map(([right, down]) =>
      rotated
        ? [x + trimmed.y + trimmed.height - down, y + right - trimmed.x]
        : [x + right - trimmed.x, y + down - trimmed.y],
    ),
    triangles: vertices.slice(2).map((_, index) => [0, index + 1, index + 2]),
  };
}

/** The monotone chain: the lower half from left to right, the upper one back. */
function around(corners: readonly Corner[]): Corner[] {
  const sorted = [...corners].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (points: readonly Corner[]): Corner[] => {
    const chain: Corner[] = [];
    for (const point of points) {
      while (chain.length > 1 && crossProduct(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function crossProduct([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
