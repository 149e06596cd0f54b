import { realOf, recorderOf } from '../../lines/recorder.js';
import { wrongKind } from '../../math/check.js';
import { haveOneForm, mixNumbers, type NumberText, splitNumbers } from '../../math/number-text.js';
import type { Progress } from '../../time/effect.js';
import { type Elemental, elementOf, type StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { computedText } from './computed-text.js';
import {
  checkCssName,
  COLOR_WORD,
  computed,
  isTaken,
  ownText,
  partsIn,
  refused,
  shown,
  shownNumber,
  SIZE,
  specified,
} from './css-text.js';
import { declarationsOf } from './declarations.js';
import { interpolationOf, keyframeName } from './interpolation.js';
import { type Declaring, RecordedDeclaration } from './recorded-declaration.js';
import { StyleChange } from './style-effect.js';

/** A change of a property, and its ends as the browser takes them; undefined for what the page gives the property. */
export interface Way {
  /** As in CSS. */
  readonly name: string;
  readonly change: StyleChange;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * How a property gets from what the element shows to a goal.
 *
 * @param action The name of the action in errors.
 * @param target An element's target, or the copy of one that is recorded.
 * @param name As in CSS.
 * @param value A text of CSS, or a number in the unit that the style has; `*` is the value without any motion.
 * @param space The colour space in which colours are mixed, as in `color-mix()`.
 * @throws RangeError when CSS has no such property, or does not understand the goal.
 */
export function wayTo(action: string, target: Elemental, name: string, value: string | number, space?: string): Way {
  const { declaration, element, text } = followed(action, target, name);
  const number = typeof value === 'number' ? shownNumber(action, element, name, declaration.unit) : undefined;
  const goal = number === undefined ? String(value) : `${value}${number.unit}`;
  if (goal !== '*' && !isTaken(name, goal)) throw refused(action, name, goal);
  const own = declaration.isActive ? ownText(element, name) : undefined;
  const isOwn = goal === '*' || (own !== undefined && own === computed(element, name, goal));
  const changeBy = (textAt: StyleChange['textAt']): StyleChange =>
    new StyleChange(declaration, undefined, isOwn ? null : goal, textAt);
  const found = number === undefined || text !== '' ? text : `${number.value}${number.unit}`;
  if (space !== undefined) {
    const from = found || shown(element, name);
    const textAt = mixColors(space, from, goal === '*' ? (own ?? from) : goal);
    if (!isTaken(name, textAt(0.5))) throw wrongKind(action, name, 'a colour, because a space is given', goal);
    return { name, change: changeBy(textAt), from: undefined, to: undefined };
  }
  const numbers = numbersBetween(element, name, found, goal, own);
  if (numbers !== null) return { name, ...numbers, change: changeBy(numbers.textAt) };
  // A keyframe without a value stands for what the page gives the element.
  const ends = { name, from: found || undefined, to: goal === '*' ? own : goal };
  const isRecorded = declaration instanceof RecordedDeclaration;
  return { ...ends, change: changeBy(isRecorded ? sampled(element, declaration, framesOf([ends])) : null) };
}

/** The texts that the browser shows in an animation, each read when it is asked for. */
export function sampled(
  element: StyledElement,
  declaration: Declaring,
  frames: readonly object[],
  easing?: string,
): StyleChange['textAt'] {
  const interpolation = interpolationOf(element, [], frames, easing);
  if (interpolation === null) return null;
  return (progress) => {
    interpolation.show(progress);
    const text = computedText(element, declaration.name, true);
    interpolation.cancel();
    return text;
  };
}

/** The two keyframes of some properties; for a value that is undefined, the browser takes what the page gives. */
export function framesOf(ways: readonly (Pick<Way, 'from' | 'to'> & { readonly name: string })[]): object[] {
  const frame = (end: 'from' | 'to'): object =>
    Object.fromEntries(ways.filter((way) => way[end] !== undefined).map((way) => [keyframeName(way.name), way[end]]));
  return [frame('from'), frame('to')];
}

/** What an action finds for a property, after what others have set in this frame. */
interface Found {
  readonly element: StyledElement;
  readonly declaration: Declaring;
  /** The text in its style; empty if the page alone decides. */
  readonly text: string;
}

export function followed(action: string, target: Elemental, name: string): Found {
  const element = elementOf(action, realOf(target));
  checkCssName(action, element.style, name);
  const declaration = declarationsOf(element).of(name);
  declaration.concede();
  declaration.transitions.follow();
  declaration.write();
  const text = element.style.getPropertyValue(name);
  if (!declaration.isActive) declaration.parts = text === '' ? partsIn(element.style, name) : [];
  if (recorderOf(target) === undefined) return { element, declaration, text };
  const recorded = new RecordedDeclaration(target, element, name);
  return { element, declaration: recorded, text: recorded.text };
}

type Numbers = Pick<Way, 'from' | 'to'> & { readonly textAt: (progress: Progress) => string };

const SIDES = /^(?:width|height|(?:block|inline)-size)$/;

function numbersBetween(
  element: StyledElement,
  name: string,
  inline: string,
  goal: string,
  own: string | undefined,
): Numbers | null {
  const known = splitNumbers(inline);
  if (inline !== '') {
    const way = wayBetween(name, known, splitNumbers(goal), inline, goal);
    if (way !== null) return way;
  }
  // A transform is computed to a matrix, whose numbers do not say how it rotates; some have an `auto` that it hides.
  if (NOT_COMPUTED.test(name) || !hasPage()) return null;
  const from = shown(element, name);
  const start = splitNumbers(from);
  if (start.numbers.length === 0) return null;
  const text = specified(name, goal);
  const direct = wayBetween(name, start, splitNumbers(text), from, text);
  if (direct !== null) return direct;
  // What else has to be computed may depend on the layout, and the browser does that once for all elements.
  const isSize = SIZE.test(goal) && SIDES.test(name);
  const isColor = COLOR_WORD.test(goal) && from.startsWith('rgb(');
  if (!isSize && !isColor && !goal.includes('gradient(')) return null;
  const to = goal === '*' ? (own ?? from) : computed(element, name, goal);
  return wayBetween(name, start, splitNumbers(to), from, to);
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

/** Null if the browser has to interpolate. */
function wayBetween(name: string, a: NumberText, b: NumberText, from: string, to: string): Numbers | null {
  if (a.numbers.length === 0 || !haveOneForm(a, b) || !isLinear(from)) return null;
  if (name === 'aspect-ratio' || (name === 'rotate' && a.numbers.length > 1)) return null;
  const textAt = mixNumbers(a, b);
  // A number without a unit may have to be whole: then the browser rounds it.
  if (!from.includes('(') && a.literals.includes('') && !isTaken(name, textAt(0.37))) return null;
  return { from, to, textAt };
}

/** Mixes two colours in a space, as CSS does. */
export function mixColors(space: string, from: string, to: string): (progress: Progress) => string {
  return (progress) => `color-mix(in ${space}, ${from}, ${to} ${100 * Math.max(0, Math.min(progress, 1))}%)`;
}
