import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';

/**
 * Turns the surface about its left edge like the page of a book, until it lies mirrored on the left.
 *
 * The page is wrapped around a cone, whose tip is below the left edge and moves away from it, while the whole page
 * rotates about that edge.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { gridSurface, pageTurn3D } from 'rx-motion/grid';
 *
 * const page = gridSurface(300, 400);
 * of(1).pipe(pageTurn3D(1, { columns: 15, rows: 20 }).on(page)).subscribe();
 * Math.round(page.grid!.positions.at(-3)!); // => -300
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or a number of cells is not a whole number >= 1.
 * @see cocos2d-x PageTurn3D. Differs: before its start, if a curve undershoots, the page stays as at the start; no
 * coordinate is NaN.
 */
export function pageTurn3D(duration: Seconds, size: GridSize, curve?: Curve): GridAction {
  return gridAction('pageTurn3D', duration, { kind: 'grid', size, curve, depthTest: true }, (grid) => (progress) => {
    const { originals, positions, rect } = grid;
    const edge = rect.x;
    const time = Math.max(0, progress);
    const late = Math.max(0, time - 0.25);
    const tip = -100 - 500 * late * late;
    const root = Math.sqrt(time);
    /** Half the angle of the cone. */
    const cone = (Math.PI / 2) * (root > 0.5 ? root : 1 - root);
    const rotation = (2 - time) * Math.PI;
    const sinCone = Math.sin(cone);
    const cosCone = Math.cos(cone);
    const sinRotation = Math.sin(rotation);
    const cosRotation = Math.cos(rotation);
    for (let at = 0; at < positions.length; at += 3) {
      const x = originals[at]! - edge;
      const y = originals[at + 1]!;
      const toTip = Math.sqrt(x * x + (y - tip) * (y - tip));
      const radius = toTip * sinCone;
      const around = toTip > 0 ? Math.asin(x / toTip) / sinCone : 0;
      const bulge = radius * (1 - Math.cos(around));
      const onCone = around <= Math.PI ? radius * Math.sin(around) : 0;
      const rotated = bulge * cosCone * sinRotation + onCone * cosRotation;
      positions[at] = rotated + edge;
      positions[at + 1] = toTip + tip - bulge * sinCone;
      positions[at + 2] = Math.max(0.5, (bulge * cosCone * cosRotation - rotated * sinRotation) / 7);
    }
  });
}
