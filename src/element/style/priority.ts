import type { StyledElement } from '../elemental.js';
import { declarationsOf } from './declarations.js';

/**
 * Takes `!important` from a property of an element's own style, which would override an animation of the browser.
 *
 * @param name As in CSS.
 * @param count 1 when an animation begins; -1 when it has ended, which gives it back after the last one.
 */
export function lowerPriority(element: StyledElement, name: string, count: 1 | -1): void {
  const declaration = declarationsOf(element).of(name);
  const { style } = element;
  const was = declaration.lowered;
  if (was === 0 && (count === -1 || style.getPropertyPriority(name) === '')) return;
  declaration.lowered += count;
  if (was + declaration.lowered !== 1) return;
  declaration.priority = count === 1 ? '' : 'important';
  const text = style.getPropertyValue(name);
  // Browsers have no text for some shorthands, such as `border: none`.
  const given = text === '' ? declaration.parts : [[name, text] as const];
  for (const [part, value] of given) style.setProperty(part, value, declaration.priority);
}
