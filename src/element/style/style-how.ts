import { cssValues } from '../../actions/css-values.js';
import { type How, optionsAndCurve } from '../../actions/parts.js';
import type { Curve } from '../../easing/curve.js';
import { checkOptions } from '../../math/check.js';
import { checkSpace, type ColorSpace } from '../../math/color-mixing.js';
import type { ValueMix } from '../../math/value-mix.js';

/** Options of {@link styleTo}. */
export interface StyleOptions {
  /** The colour space, such as `'oklch'` or `'oklch longer hue'`; by default as in CSS. */
  readonly space?: ColorSpace | undefined;
}

/** The last arguments of an action on styles. */
export type StyleHow = How<StyleOptions>;

/**
 * How the values are interpolated, and the curve.
 *
 * @param action The name of the action in errors.
 */
export function styleHow(action: string, how: StyleHow): { readonly mix: ValueMix; readonly curve: Curve | undefined } {
  const [options, curve] = optionsAndCurve(how);
  const { space } = checkOptions(action, options, 'space');
  return { mix: cssValues(space && checkSpace(action, space)), curve };
}
