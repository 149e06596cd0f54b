import { haveOneForm, mixNumbers, splitNumbers } from '../../math/number-text.js';
import type { Progress } from '../../time/effect.js';
import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { SIDES } from './computed-text.js';
import { COLOR_WORD, computeText, isTaken, normalizeText, recall, shownText, SIZE } from './css-text.js';

/** A way between two texts that differ in numbers alone. */
export interface EqualNumbers {
  /** Its ends, as they may stand in a keyframe. */
  readonly from: string;
  readonly to: string;
  readonly textAt: (progress: Progress) => string;
}

/**
 * The way from what an element shows to a goal, if equal numbers differ; null if the browser has to interpolate.
 *
 * @param inline The text in its style; empty if the page alone decides.
 * @param own What the page itself gives the property, if something else is declared.
 */
export function numbersBetween(
  element: StyledElement,
  name: string,
  inline: string,
  goal: string,
  own: string | undefined,
): EqualNumbers | null {
  const known = inline === '' ? null : between(name, inline, goal);
  if (known !== null) return known;
  // A transform is computed to a matrix, whose numbers do not say how it rotates; some have an `auto` that it hides.
  if (NOT_COMPUTED.test(name) || !hasPage()) return null;
  const from = shownText(element, name);
  const direct = between(name, from, normalizeText(name, goal));
  if (direct !== null || !/\d/.test(from)) return direct;
  // What else has to be computed may depend on the layout, and the browser does that once for all elements.
  const isSize = SIZE.test(goal) && SIDES.test(name);
  const isColor = COLOR_WORD.test(goal) && from.startsWith('rgb(');
  if (!isSize && !isColor && !goal.includes('gradient(')) return null;
  const to = goal === '*' ? (own ?? from) : computeText(element, name, goal);
  return between(name, from, to);
}

const NOT_COMPUTED = /^(?:transform|translate|rotate|scale|caret-color|min-(?:width|height))$/;

/** Functions whose numbers are mixed in another way, and what only looks like numbers. */
const NOT_LINEAR =
  /matrix|perspective\(|3d\(|var\(|env\(|attr\(|\b(?:min|max|clamp|round|mod|rem|sin|cos|pow)\(|rgba|hsl|hwb|lab|lch|color|url\(|["']/;

/** A word beside numbers, as in `10px auto`: the browser may interpolate such a list in another way, or not at all. */
const KEYWORD = /(?:^|[\s,])[a-z]/i;

/** Whether the numbers of a text change in proportion to the progress. */
export function isLinear(text: string): boolean {
  return !NOT_LINEAR.test(text) && (text.includes('(') || !KEYWORD.test(text));
}

/** Null if the two do not differ in equal numbers alone. */
function between(name: string, from: string, to: string): EqualNumbers | null {
  return recall(`${name}\n${from}\n${to}`, () => {
    const [a, b] = [splitNumbers(from), splitNumbers(to)];
    if (a.numbers.length === 0 || !haveOneForm(a, b) || !isLinear(from)) return null;
    if (name === 'aspect-ratio' || (name === 'rotate' && a.numbers.length > 1)) return null;
    const textAt = mixNumbers(a, b);
    // A number without a unit may have to be whole: then the browser rounds it.
    if (!from.includes('(') && a.literals.includes('') && !isTaken(name, textAt(0.37))) return null;
    return { from, to, textAt };
  });
}
