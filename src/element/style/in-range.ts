import { joinNumbers, splitNumbers } from '../../math/number-text.js';
import { isTaken } from './css-text.js';

/** Numbers that CSS may refuse: below 0, large, or fractions without a unit. */
const SUSPECT = /-[\d.]|\d{4}|\.\d+(?![\d%a-z])/i;

/** The numbers that CSS takes for a property. */
export interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether CSS takes whole numbers only, as for `z-index`, `order`, `column-count`. */
  readonly isWhole: boolean;
}

/** The ranges known so far, by property and unit: CSS is asked once per page. */
const ranges = /* @__PURE__ */ new Map<string, Range>();

/** The range of a property in a unit, as found by trying. @param property As in CSS. */
export function rangeOf(property: string, unit: string): Range {
  const takes = (value: number): boolean => isTaken(property, `${value}${unit}`);
  const key = `${property} ${unit}`;
  let range = ranges.get(key);
  if (range === undefined) {
    const least = takes(-1) ? -Infinity : takes(0) ? 0 : 1;
    range = { least, most: takes(1001) ? Infinity : 1000, isWhole: takes(2) && !takes(1.5) };
    ranges.set(key, range);
  }
  return range;
}

/**
 * A text that CSS accepts: numbers that an overshooting curve or a spring takes out of their range are clamped to it,
 * and rounded if CSS takes no fractions. Otherwise browsers would ignore the whole text, and keep showing the last one.
 *
 * @param property As in CSS.
 */
export function inRange(property: string, text: string): string {
  // Most texts need only this check.
  if (!SUSPECT.test(text) || isTaken(property, text)) return text;
  const { literals, numbers } = splitNumbers(text);
  const isTakenAlone = (index: number, value: number): boolean =>
    isTaken(
      property,
      joinNumbers(literals, (at) => (at === index ? value : 1)),
    );
  return joinNumbers(literals, (index) => {
    const number = numbers[index]!;
    const whole = Math.round(number);
    const others = [number, whole, Math.max(0, number), Math.max(1, Math.min(whole, 1000))];
    return others.find((other) => isTakenAlone(index, other)) ?? number;
  });
}
