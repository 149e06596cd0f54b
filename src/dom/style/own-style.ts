import { cssName } from '../../target/css-name.js';
import type { CssFrame } from './css-keyframes.js';
import { dropEmptyStyle } from './drop-empty-style.js';
import type { StyledElement } from './elemental.js';
import { readWith } from './read-with.js';

/** What this library's writes have replaced in an element's style, by property: the element's own. */
const replaced = /* @__PURE__ */ new WeakMap<Element, Map<string, { readonly own: string; written: string }>>();

/** Writes values to the style of an element, and remembers its own. */
export function writeStyle(element: StyledElement, values: CssFrame): void {
  const { style } = element;
  const known = replaced.get(element) ?? new Map<string, { readonly own: string; written: string }>();
  replaced.set(element, known);
  for (const [name, value] of Object.entries(values)) {
    if (!isProperty(name)) continue;
    const property = cssName(name);
    const own = inlineOwn(element, property);
    style.setProperty(property, String(value));
    known.set(property, { own, written: style.getPropertyValue(property) });
  }
}

/** The computed value that a property has without what was written here. */
export function ownStyle(element: StyledElement, name: string): string {
  const property = cssName(name);
  return readWith(element, property, inlineOwn(element, property), () =>
    getComputedStyle(element).getPropertyValue(property),
  );
}

/** Removes what was written here. */
export function restoreStyle(element: StyledElement, names: readonly string[]): void {
  for (const property of names.map(cssName)) element.style.setProperty(property, inlineOwn(element, property));
  dropEmptyStyle(element);
}

export function inlineStyle({ style }: StyledElement, names: readonly string[]): CssFrame {
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(cssName(name))]));
}

export function computedStyle(element: Element, names: readonly string[]): CssFrame {
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(cssName(name))]));
}

/** Values as they were written, if they were: `rotate(360deg)` is more than the matrix that it computes to. */
export function foundStyle(element: StyledElement, names: readonly string[]): CssFrame {
  const inline = inlineStyle(element, names);
  const computed = computedStyle(element, names);
  return Object.fromEntries(names.map((name) => [name, inline[name] === '' ? computed[name]! : inline[name]!]));
}

/** A value as CSS takes it: a number in pixels, unless CSS takes it as it is. */
export function inCss(name: string, value: string | number): string | number {
  return typeof value === 'string' || CSS.supports(cssName(name), String(value)) ? value : `${value}px`;
}

export function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}

/** The inline value of a property without what was written here. */
function inlineOwn(element: StyledElement, property: string): string {
  const shown = element.style.getPropertyValue(property);
  const entry = replaced.get(element)?.get(property);
  return entry?.written === shown ? entry.own : shown;
}
