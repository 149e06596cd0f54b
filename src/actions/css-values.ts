import { checkSpace, type ColorSpace } from '../math/color-mixing.js';
import { textPiece } from '../math/text-piece.js';
import type { ValueMix } from '../math/value-mix.js';
import { animateStraight } from './course.js';
import type { Part } from './parts.js';

/**
 * Animates CSS colours, and texts with numbers in them: `'50%'`, `'blur(4px)'`, the path of a shape.
 *
 * Numbers, and arrays and objects of numbers, need no option. Texts take more code than everything else together, so
 * only programs that import this function contain that code. `styleTo` of `rx-motion/dom` always animates both.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cssValues, to } from 'rx-motion';
 *
 * const light = { color: '#000', width: '50%' };
 * from([0, 0.5]).pipe(to(1, { color: '#f80', width: '100%' }, { mix: cssValues() }).on(light)).subscribe();
 * light; // => { color: 'rgb(128, 68, 0)', width: '75%' }
 * ```
 *
 * @param space The space in which colours are mixed, such as `'oklch longer hue'`; by default as in CSS.
 * @throws RangeError when `space` is not a colour space of CSS.
 */
export function cssValues(space?: ColorSpace): ValueMix {
  if (space === undefined) return CSS_VALUES;
  checkSpace('cssValues', space);
  return mixIn(space);
}

const CSS_VALUES: ValueMix = /* @__PURE__ */ mixIn();

function mixIn(space?: ColorSpace): ValueMix {
  const mix: ValueMix = {
    pieceOf: (name, what, samples) => textPiece(name, what, samples, space),
    actionOf: (name, duration, parts, isEntrance) =>
      animateStraight(name, duration, parts as readonly Part<unknown>[], isEntrance, mix),
  };
  return mix;
}
