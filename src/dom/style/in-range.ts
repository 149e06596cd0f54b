const NUMBER = /(?<![\w.#-])[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** What CSS may refuse: a number below 0, a large one, a fraction that has no unit. */
const SUSPECT = /-[\d.]|\d{4}|\.\d+(?![\d%a-z])/i;

/** From where to where CSS takes a number. */
export interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether CSS takes no fractions of it, as of `z-index`, `order`, `column-count`. */
  readonly isWhole: boolean;
}

/** @param property As in CSS. */
export function rangeOf(property: string, unit: string): Range {
  const takes = (value: number): boolean => isTaken(property, `${value}${unit}`);
  return {
    least: takes(-1) ? -Infinity : takes(0) ? 0 : 1,
    most: takes(1001) ? Infinity : 1000,
    isWhole: takes(2) && !takes(1.5),
  };
}

/**
 * A text as CSS takes it: with those of its numbers at the end of the range that lie beyond it, to which a curve that overshoots, or a spring, leads them, and whole ones
 * where there are no fractions. Browsers leave out a whole text otherwise, and go on showing what was there before.
 *
 * @param property As in CSS.
 */
export function inRange(property: string, text: string): string {
  // A text without such numbers costs no more than the look at it.
  if (!SUSPECT.test(text) || isTaken(property, text)) return text;
  const alone = (index: number, value: number): string => {
    let place = 0;
    return text.replace(NUMBER, () => String(place++ === index ? value : 1));
  };
  let place = 0;
  return text.replace(NUMBER, (found) => {
    const index = place++;
    const number = Number(found);
    const whole = Math.round(number);
    const others = [number, whole, Math.max(0, number), Math.max(1, Math.min(whole, 1000))];
    const other = others.find((other) => isTaken(property, alone(index, other)));
    return other === number ? found : String(other ?? found);
  });
}

/** Whether CSS takes a text; where nobody can say, it does. */
export function isTaken(property: string, text: string): boolean {
  return property.startsWith('--') || typeof CSS === 'undefined' || CSS.supports(property, text);
}
