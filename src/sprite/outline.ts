import type { Point } from './geometry.js';
import type { Polygon } from './sprite-frame.js';

/** The triangles of an outline, all turning the same way: as one path they fill what any of them covers. */
export function outline({ triangles }: Polygon, corners: readonly Point[]): (readonly [Point, Point, Point])[] {
  return triangles.map(([first, second, third]) => {
    const [a, b, c] = [corners[first]!, corners[second]!, corners[third]!];
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0 ? [a, c, b] : [a, b, c];
  });
}
