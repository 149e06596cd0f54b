import type { CssFrame } from './css-keyframes.js';
import { cssName } from './css-name.js';
import type { StyledElement } from './elemental.js';
import { readWith } from './read-with.js';

/** What a library's own writes to an element's style have replaced, by property: what the element says itself. */
const replaced = /* @__PURE__ */ new WeakMap<Element, Map<string, { readonly own: string; written: string }>>();

/** Writes values to the style of an element; what stood there by itself stays known. */
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

/** What an element has in the place of each property when nothing leads it: by its own style, and by the page's. */
export function ownStyle(element: StyledElement, name: string): string {
  const property = cssName(name);
  return readWith(element, property, inlineOwn(element, property), () =>
    getComputedStyle(element).getPropertyValue(property),
  );
}

/** Takes away what was written here. */
export function restoreStyle(element: StyledElement, names: readonly string[]): void {
  for (const property of names.map(cssName)) element.style.setProperty(property, inlineOwn(element, property));
}

export function inlineStyle({ style }: StyledElement, names: readonly string[]): CssFrame {
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(cssName(name))]));
}

export function computedStyle(element: Element, names: readonly string[]): CssFrame {
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(cssName(name))]));
}

/** What a property has now: as it was written, for `rotate(360deg)` is more than the matrix that it computes to. */
export function foundStyle(element: StyledElement, names: readonly string[]): CssFrame {
  const inline = inlineStyle(element, names);
  const computed = computedStyle(element, names);
  return Object.fromEntries(names.map((name) => [name, inline[name] === '' ? computed[name]! : inline[name]!]));
}

/** A value as it is written; a number that CSS does not take as it is, in pixels. */
export function inCss(name: string, value: string | number): string | number {
  return typeof value === 'string' || CSS.supports(cssName(name), String(value)) ? value : `${value}px`;
}

export function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}

/** What the style says of a property, but for what was written here. */
function inlineOwn(element: StyledElement, property: string): string {
  const shown = element.style.getPropertyValue(property);
  const entry = replaced.get(element)?.get(property);
  return entry?.written === shown ? entry.own : shown;
}
