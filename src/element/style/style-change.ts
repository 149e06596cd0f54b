import { realOf, recorderOf } from '../../lines/recorder.js';
import { wrongKind } from '../../math/check.js';
import type { Progress } from '../../time/effect.js';
import { type Elemental, elementOf, type StyledElement } from '../elemental.js';
import { waitForFlush } from '../page.js';
import { computedText, specifiedText } from './computed-text.js';
import {
  checkCssName,
  computeText,
  isTaken,
  mixColors,
  normalizeText,
  partsIn,
  refusal,
  shownNumber,
  shownText,
} from './css-text.js';
import type { Declaration, Declared } from './declaration.js';
import { declarationsOf } from './declarations.js';
import { numbersBetween } from './equal-numbers.js';
import { keyframeName } from './interpolation.js';

/** From where to where a property changes. */
interface Ends {
  /** What is declared at progress 0; by default what was found. */
  readonly start?: Declared | undefined;
  /** What is declared at progress 1; undefined for what the browser shows then. */
  readonly end?: Declared | undefined;
  readonly textAt?: StyleChange['textAt'];
  /** The ends as the browser takes them in keyframes; undefined for what the page gives the property. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What an action does to one property of an element. */
export class StyleChange {
  readonly declaration: Declaration;
  readonly ends: Ends;
  /** The text in between; null if the browser interpolates. */
  textAt: ((progress: Progress) => Declared) | null;
  readonly #found: Declared;
  readonly #holder: object | undefined;
  #isDeclared = false;

  constructor(declaration: Declaration, ends: Ends) {
    this.declaration = declaration;
    this.ends = ends;
    this.textAt = ends.textAt ?? null;
    this.#found = declaration.value;
    this.#holder = declaration.holder;
  }

  declare(value: Declared): void {
    const { declaration } = this;
    if (declaration.value !== value || declaration.holder !== undefined) declaration.set(value);
    this.#isDeclared = true;
    waitForFlush(declaration);
  }

  /** Declares again what was found. */
  undo(): void {
    const { declaration } = this;
    if (this.#isDeclared) declaration.set(this.#found, this.#holder);
    this.#isDeclared = false;
    if (declaration.isActive) waitForFlush(declaration);
  }

  /** Shows a progress without the browser; where it would have to interpolate, the start until the end. */
  show(progress: Progress): void {
    const { textAt } = this;
    const { start, end } = this.ends;
    if (progress === 1 || (textAt === null && progress > 1)) {
      if (end !== undefined) this.declare(end);
    } else if (progress !== 0 && textAt !== null) this.declare(textAt(progress));
    else if (start === undefined) this.undo();
    else this.declare(start);
  }
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
export function changeTo(
  action: string,
  target: Elemental,
  name: string,
  value: string | number,
  space?: string,
): StyleChange {
  const { declaration, element, text } = findStyle(action, target, name);
  const number = typeof value === 'number' ? shownNumber(action, element, name, declaration.unit) : undefined;
  const goal = number === undefined ? String(value) : `${value}${number.unit}`;
  const found = number === undefined || text !== '' ? text : `${number.value}${number.unit}`;
  if (goal !== '*' && !isTaken(name, goal)) throw refusal(action, name, goal);
  const own = declaration.isActive ? declaration.readOwn(() => shownText(element, name)) : undefined;
  const isOwn = goal === '*' || (own !== undefined && own === computeText(element, name, goal));
  const end = isOwn ? null : goal;
  if (space !== undefined) {
    const from = found || shownText(element, name);
    const textAt = mixColors(space, from, goal === '*' ? (own ?? from) : normalizeText(name, goal));
    if (!isTaken(name, textAt(0.5))) throw wrongKind(action, name, 'a colour, because a space is given', goal);
    return new StyleChange(declaration, { end, textAt });
  }
  const numbers = numbersBetween(element, name, found, goal, own);
  if (numbers !== null) return new StyleChange(declaration, { end, ...numbers });
  return new StyleChange(declaration, { end, from: found || undefined, to: goal === '*' ? own : goal });
}

/** The two keyframes of some changes; for an end that is undefined, the browser takes what the page gives. */
export function framesOf(changes: readonly StyleChange[]): object[] {
  return (['from', 'to'] as const).map((end) =>
    Object.fromEntries(
      changes
        .filter(({ ends }) => ends[end] !== undefined)
        .map(({ declaration, ends }) => [keyframeName(declaration.name), ends[end]]),
    ),
  );
}

/** What an action finds for a property, after what others have set in this frame. */
export interface FoundStyle {
  readonly element: StyledElement;
  readonly declaration: Declaration;
  /** The text in its style; empty if the page alone decides. */
  readonly text: string;
}

export function findStyle(action: string, target: Elemental, name: string): FoundStyle {
  const element = elementOf(action, realOf(target));
  checkCssName(action, element.style, name);
  const declarations = declarationsOf(element);
  const own = declarations.of(name);
  declarations.hideShows();
  const declaration =
    recorderOf(target)?.styleOf(own, () => specifiedText(element, name) || computedText(element, name)) ?? own;
  declaration.concede();
  declaration.transitions.follow();
  declaration.write(true);
  const text = element.style.getPropertyValue(name);
  if (!declaration.isActive) declaration.parts = text === '' ? partsIn(element.style, name) : [];
  return { element, declaration, text };
}
