import type { Point } from './geometry.js';
import type { Polygon } from './sprite-frame.js';

/** The triangles of an outline, all in the same winding order, so that one path fills their union. */
export function outline({ triangles }: Polygon, corners: readonly Point[]): (readonly [Point, Point, Point])[] {
  return triangles.map(([first, second, third]) => {
    const [a, b, c] = [corners[first]!, corners[second]!, corners[third]!];
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0 ? [a, c, b] : [a, b, c];
  });
}
