import { cssName } from '../../target/css-name.js';
import type { StyledElement } from '../elemental.js';
import type { CssFrame } from './css-keyframes.js';
import { declarationsOf } from './declarations.js';
import { isTaken } from './in-range.js';

/** The computed value that a property has without what is declared. */
export function ownStyle(element: StyledElement, name: string): string {
  const declaration = declarationsOf(element).of(cssName(name));
  return declaration.readOwn(() => getComputedStyle(element).getPropertyValue(declaration.name));
}

export function computedStyle(element: Element, names: readonly string[]): CssFrame {
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(cssName(name))]));
}

/** A value as CSS takes it: a number in pixels, unless CSS takes it as it is. */
export function inCss(name: string, value: string | number): string | number {
  return typeof value === 'string' || isTaken(cssName(name), String(value)) ? value : `${value}px`;
}

export function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}
