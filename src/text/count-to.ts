import { type How, optionsAndCurve } from '../actions/how.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Elemental } from '../element/elemental.js';
import { checkFinite, checkObject, checkOptions } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { textLeaf } from './element-text.js';
import { languageOf } from './language.js';

/** How {@link countTo} counts. */
export interface CountToOptions {
  /**
   * As for `Intl.NumberFormat`, in the language of the element. By default with as many decimals as the goal or the
   * currency has.
   */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Default: the number that the element shows, or 0. */
  readonly from?: number | undefined;
}

/**
 * Counts up or down to a number in the text of an element.
 *
 * It starts at the number that the element shows, if `countTo` has written it or it is a plain one, such as `12.5`;
 * otherwise at 0. When time goes back before the start, the text is as it was found.
 *
 * ```ts page
 * import { cubicOut, play } from 'rx-motion';
 * import { countTo } from 'rx-motion/text';
 *
 * const element = document.querySelector<HTMLElement>('#box')!;
 * const price = { format: { style: 'currency', currency: 'EUR' } } as const;
 * play(countTo(1, 1299.5, price, cubicOut), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to The number at the end.
 * @param how Options; last, a curve.
 * @throws RangeError when a number is not finite, `duration` is negative, or `Intl.NumberFormat` does not know an
 * option; TypeError when something is of the wrong kind.
 */
export function countTo(
  duration: Seconds,
  to: number,
  ...how: [options?: CountToOptions | Curve | undefined, curve?: Curve | undefined]
): FiniteAction<Elemental> {
  const [options, curve] = optionsAndCurve(how as How<CountToOptions>);
  const { format, from } = checkOptions('countTo', options, 'format from');
  checkFinite('countTo', 'to', to);
  if (from !== undefined) checkFinite('countTo', 'from', from);
  if (format !== undefined) checkObject('countTo', 'format', format);
  formatOf(undefined, to, format);
  const action = textLeaf('countTo', duration, (shown) => {
    const { text, count, element } = shown;
    const start = from ?? (count.text === text ? count.value : Number(text) || 0);
    const numbers = formatOf(languageOf(element), to, format);
    return (progress) => {
      const value = mix(start, to, progress);
      shown.text = numbers.format(value);
      shown.count = { text: shown.text, value };
    };
  });
  return applyCurve(action, curve);
}

function formatOf(language: string | undefined, to: number, format?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { style, notation = 'standard', maximumFractionDigits, minimumFractionDigits } = format ?? {};
  const [, fraction = '', exponent] = /(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(to))!;
  const written = Math.min(fraction.length + Number(exponent ?? 0), MOST_DECIMALS);
  const decimals = Math.max(0, style === 'percent' ? written - 2 : written);
  const isFree =
    style !== 'currency' && notation === 'standard' && (maximumFractionDigits ?? minimumFractionDigits) === undefined;
  // Without a sign, -0.4 is 0.
  return new Intl.NumberFormat(language, {
    ...(isFree && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    signDisplay: 'negative',
    ...format,
  } as object);
}

/** Of a number format. */
const MOST_DECIMALS = 20;
