import type { Curve } from '../easing/curve.js';
import { checkOptions } from '../math/check.js';
import { mixOf, type ValueMix } from '../math/value-mix.js';

/** How values are animated. */
export interface ValueOptions {
  /** Interpolates texts and colours: `cssValues()`. Numbers do not need it. */
  readonly mix?: ValueMix | undefined;
}

/** The last arguments of an action that animates values. */
export type How<O extends object = ValueOptions> =
  [curve?: Curve | undefined] | [options: O | undefined, curve?: Curve | undefined];

/** The options and the curve among the last arguments. */
export function optionsAndCurve<O extends object>(
  how: How<O>,
): readonly [options: Partial<O>, curve: Curve | undefined] {
  const [first = {}, curve] = how;
  // A string, such as `'ease'`, is reported as a wrong curve, not as wrong options.
  const found = typeof first === 'function' || typeof first === 'string' ? [{}, first] : [first, curve];
  return found as [Partial<O>, Curve | undefined];
}

/** The mix that interpolates texts, and the curve. */
export function readHow(name: string, how: How): { readonly mix: ValueMix; readonly curve: Curve | undefined } {
  const [options, curve] = optionsAndCurve(how);
  return { mix: mixOf(name, checkOptions(name, options, 'mix')), curve };
}
