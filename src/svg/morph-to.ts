import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { textLens } from '../element/attribute/attribute.js';
import type { Elemental } from '../element/elemental.js';
import { NO_TARGET } from '../lines/target.js';
import { wrongKind } from '../math/check.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { Progress } from '../time/effect.js';
import { curvesOf } from './path-curves.js';
import { pathMorph } from './path-morph.js';
import { pathOf, type Shape } from './path-of.js';

/**
 * Morphs a path element into another shape by animating its attribute `d`. The two paths may have different commands.
 *
 * Each point of one outline moves to the point of the other that is equally far along it; closed outlines start where
 * the distances are shortest. If there are several outlines, the largest morph into the largest, holes into holes, and
 * the rest grow from their middle or shrink to it. At the end, `d` is exactly `to`.
 *
 * ```ts page
 * import { play, sineInOut } from 'rx-motion';
 * import { morphTo } from 'rx-motion/svg';
 *
 * const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
 * element.setAttribute('d', 'M0 0h50v50h-50z');
 * play(morphTo(1, 'M25 0L50 50H0z', sineInOut), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to The `d` at the end, or a shape, whose attributes are read at once: see {@link pathOf}.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `to` is not path data, or `duration` is negative; TypeError when `to` is neither a string nor a shape. At
 * the start, a TypeError when the element has no `d`, as only a `path` has, a RangeError when that is not path data.
 * @see {@link attributeTo}, for paths with the same commands: it animates number by number.
 */
export function morphTo(duration: Seconds, to: string | Shape, curve?: Curve): FiniteAction<Elemental> {
  const path = typeof to === 'object' ? pathOf(to) : to;
  curvesOf('morphTo', path);
  let known: { readonly found: string; readonly between: (progress: Progress) => string } | undefined;
  return applyCurve(
    leaf('morphTo', duration, (given: Elemental | undefined) => {
      const target = given ?? NO_TARGET;
      const found: unknown = outline.read(target);
      if (typeof found !== 'string') throw wrongKind('morphTo', 'the attribute d', 'set', found);
      // Many elements may have the same shape.
      if (known?.found !== found) known = { found, between: pathMorph('morphTo', found, path) };
      const { between } = known;
      return (progress) => {
        outline.write(target, (progress === 0 ? found : progress === 1 ? path : between(progress)) as never);
      };
    }),
    curve,
  );
}

const outline = /* @__PURE__ */ textLens('morphTo', 'd');
