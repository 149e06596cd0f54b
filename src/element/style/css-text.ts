import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { computedText, orNoSize } from './computed-text.js';
import type { StylePart } from './declaration.js';
import { readWith } from './read-with.js';

/** Refuses a property that CSS does not have. */
export function checkCssName(action: string, style: CSSStyleDeclaration, name: string): void {
  if (name.startsWith('--') || !hasPage()) return;
  // Checking a name takes longer than reading a value.
  if (recall(name, () => typeof (style as object as Record<string, unknown>)[name] !== 'string'))
    throw new RangeError(`${action}: property must be a CSS property, got "${name}"`);
}

/** Whether CSS takes a text; without `CSS.supports` every one. */
export function isTaken(property: string, text: string): boolean {
  if (property.startsWith('--') || typeof CSS === 'undefined') return true;
  return recall(`supports ${property} ${text}`, () => CSS.supports(property, text));
}

export function refusal(action: string, name: string, text: string): RangeError {
  const hint = isTaken(name, `${text}px`) ? ` (a length needs a unit: "${text}px")` : '';
  return new RangeError(`${action}: ${name} must be a value that the browser understands, got "${text}"${hint}`);
}

/** The computed value that the page shows; on a server, what the style says. */
export function shownText(element: StyledElement, name: string): string {
  if (!hasPage()) return element.style.getPropertyValue(name);
  return orNoSize(element, name, getComputedStyle(element).getPropertyValue(name));
}

/** A number in a style. */
export interface ShownNumber {
  readonly value: number;
  readonly unit: string;
  /** False for the size of an element that is not displayed, which counts as 0. */
  readonly isKnown: boolean;
}

/**
 * The number that an element shows for a property: in the unit of its inline style, otherwise in the computed one.
 *
 * @param action The name of the action in errors.
 * @param unit Where the style says 0 or a word (`auto`), which counts as 0.
 * @throws RangeError when the style is not a number and there is no unit; Error when the style has to be computed and
 * the element is not in the document.
 */
export function shownNumber(action: string, element: StyledElement, name: string, unit?: string): ShownNumber {
  const inline = matchNumber(element.style.getPropertyValue(name));
  const text = inline === null ? computedText(element, name) : '';
  const used = orNoSize(element, name, text);
  const found = inline ?? matchNumber(used);
  if (found === null && unit === undefined && hasPage() && !(name.startsWith('--') && text === '')) {
    if (element.isConnected)
      throw new RangeError(`${action}: ${name} must be a number unless a unit is given, got "${text}"`);
    throw new Error(`${action}: the element must be in the document when ${name} is read first, got one that is not`);
  }
  const [, number = '0', ownUnit = ''] = found ?? [];
  const value = Number(number);
  return { value, unit: value === 0 ? (unit ?? ownUnit) : ownUnit, isKnown: used === text };
}

function matchNumber(text: string): RegExpExecArray | null {
  return /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text.trim());
}

/** A word that may be a colour. */
export const COLOR_WORD: RegExp = /^(?!inherit|initial|unset|revert|currentcolor)[a-z]+$/;

/** Words that stand for a size that only the page knows. */
export const SIZE: RegExp = /^(?:\*|auto|(?:min|max|fit)-content)$/;

/** A text as the browser spells it in a style: colours in channels, `0` as `0px`. It need not look at the page. */
export function normalizeText(name: string, text: string): string {
  if (name.startsWith('--') || !hasPage()) return text;
  return recall(`specified ${name} ${text}`, () => probeWith(name, text).getPropertyValue(name));
}

/** The style of an element that is never shown, with one property. */
function probeWith(name: string, text: string): CSSStyleDeclaration {
  probe ??= document.createElement('i').style;
  probe.cssText = '';
  probe.setProperty(name, text);
  return probe;
}

let probe: CSSStyleDeclaration | undefined;

/** A text as the browser computes it for an element. A word for a colour means the same for every element. */
export function computeText(element: StyledElement, name: string, text: string): string {
  const compute = (): string => {
    // Taking a shorthand out of a style takes its parts out, too.
    const parts = partsIn(element.style, name);
    const computed = readWith(element, name, text, () => shownText(element, name));
    for (const part of parts) element.style.setProperty(...part);
    return computed;
  };
  return COLOR_WORD.test(text) && !SIZE.test(text) ? recall(`computed ${name} ${text}`, compute) : compute();
}

const values = /* @__PURE__ */ new Map<string, unknown>();

/** One of the latest values: many elements start on their way to the same ones. */
export function recall<V>(key: string, make: () => V): V {
  if (!values.has(key)) {
    if (values.size === 4000) values.clear();
    values.set(key, make());
  }
  return values.get(key) as V;
}

/** What a style has for the longhands of a shorthand, in the order that they have there. */
export function partsIn(style: CSSStyleDeclaration, shorthand: string): StylePart[] {
  if (!style.length) return [];
  const names = recall(`longhands ${shorthand}`, () => Array.from(probeWith(shorthand, 'inherit')));
  const parts = Array.from(style).filter((name) => name !== shorthand && names.includes(name));
  return parts.map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)]);
}

/** Mixes two colours in a space, as CSS does. */
export function mixColors(space: string, from: string, to: string): (progress: number) => string {
  return (progress) => `color-mix(in ${space}, ${from}, ${to} ${100 * Math.max(0, Math.min(progress, 1))}%)`;
}
