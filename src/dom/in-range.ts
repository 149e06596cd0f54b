const NEGATIVE = /(?<![\w-])-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/**
 * A text as CSS takes it: with those of its numbers at 0 that may not lie below, to which a curve that overshoots, or a spring, leads them. Browsers leave out a whole text
 * otherwise, and go on showing what was there before.
 *
 * @param property As in CSS.
 */
export function inRange(property: string, text: string): string {
  // A text without such numbers costs no more than the look at it.
  if (text.search(NEGATIVE) < 0 || isTaken(property, text)) return text;
  const alone = (index: number): string => {
    let place = 0;
    return text.replace(NEGATIVE, (number) => (place++ === index ? number : '0'));
  };
  let place = 0;
  return text.replace(NEGATIVE, (number) => (isTaken(property, alone(place++)) ? number : '0'));
}

/** Whether CSS takes a text; where nobody can say, it does. */
export function isTaken(property: string, text: string): boolean {
  return property.startsWith('--') || typeof CSS === 'undefined' || CSS.supports(property, text);
}
