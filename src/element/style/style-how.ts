import { type How, optionsAndCurve } from '../../actions/how.js';
import type { Curve } from '../../easing/curve.js';
import { checkOptions, checkString, wrongKind } from '../../math/check.js';
import type { ColorSpace } from '../../math/color-mixing.js';
import { isTaken } from './css-text.js';

/** Options of {@link styleTo}. */
export interface StyleOptions {
  /** The colour space, such as `'oklch'` or `'oklch longer hue'`; by default as in CSS. */
  readonly space?: ColorSpace | undefined;
}

/** The last arguments of an action on styles. */
export type StyleHow = How<StyleOptions>;

/**
 * The colour space, and the curve.
 *
 * @param action The name of the action in errors.
 */
export function styleHow(
  action: string,
  how: StyleHow,
): { readonly space: ColorSpace | undefined; readonly curve: Curve | undefined } {
  const [options, curve] = optionsAndCurve(how);
  const { space } = checkOptions(action, options, 'space');
  if (space !== undefined && !isTaken('color', `color-mix(in ${checkString(action, 'space', space)}, red, red)`))
    throw wrongKind(action, 'space', 'a colour space of CSS', space);
  return { space, curve };
}
