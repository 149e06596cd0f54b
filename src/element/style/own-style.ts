import { cssName } from '../../target/css-name.js';
import type { StyledElement } from '../elemental.js';
import type { CssFrame } from './css-keyframes.js';
import { declarationsOf } from './declarations.js';
import { isTaken } from './in-range.js';

/** Values by the names of properties, as in scripts; null for what is not declared. */
export type Declared = Readonly<Record<string, string | number | null>>;

/** Declares values in the style of an element at once; null gives a property back. */
export function writeStyle(element: StyledElement, values: Declared): void {
  for (const [name, value] of Object.entries(values)) {
    if (!isProperty(name)) continue;
    const declaration = declarationsOf(element).of(cssName(name));
    declaration.set(value);
    declaration.write();
  }
}

/** The declared values. */
export function declaredStyle(element: StyledElement, names: readonly string[]): Declared {
  return Object.fromEntries(names.map((name) => [name, declarationsOf(element).of(cssName(name)).value]));
}

/** The computed value that a property has without what is declared. */
export function ownStyle(element: StyledElement, name: string): string {
  const declaration = declarationsOf(element).of(cssName(name));
  return declaration.readOwn(() => getComputedStyle(element).getPropertyValue(declaration.name));
}

export function computedStyle(element: Element, names: readonly string[]): CssFrame {
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(cssName(name))]));
}

/** Values as they were written, if they were: `rotate(360deg)` says more than the matrix that it computes to. */
export function foundStyle(element: StyledElement, names: readonly string[]): CssFrame {
  const computed = computedStyle(element, names);
  const found = (name: string): string | number => element.style.getPropertyValue(cssName(name)) || computed[name]!;
  return Object.fromEntries(names.map((name) => [name, found(name)]));
}

/** A value as CSS takes it: a number in pixels, unless CSS takes it as it is. */
export function inCss(name: string, value: string | number): string | number {
  return typeof value === 'string' || isTaken(cssName(name), String(value)) ? value : `${value}px`;
}

export function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}
