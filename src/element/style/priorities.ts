import type { StyledElement } from '../elemental.js';
import type { Declaration } from './declaration.js';
import { declarationsOf } from './declarations.js';

/**
 * Takes `!important` from properties of an element's own style, which would override an animation of the browser.
 *
 * @param names As in CSS.
 * @returns The declarations that had it: {@link restorePriorities} gives it back to them.
 */
export function lowerPriorities(element: StyledElement, names: readonly string[]): Declaration[] {
  const declarations = names.map((name) => declarationsOf(element).of(name));
  return declarations.filter((declaration) => {
    const isImportant = declaration.lowered > 0 || element.style.getPropertyPriority(declaration.name) !== '';
    if (isImportant && declaration.lowered++ === 0) setPriority(element, declaration, '');
    return isImportant;
  });
}

/** Gives `!important` back to those from which {@link lowerPriorities} took it, unless another animation needs that. */
export function restorePriorities(element: StyledElement, declarations: readonly Declaration[]): void {
  for (const declaration of declarations)
    if (--declaration.lowered === 0) setPriority(element, declaration, 'important');
}

function setPriority({ style }: StyledElement, declaration: Declaration, priority: string): void {
  const { name, parts } = declaration;
  declaration.priority = priority;
  const text = style.getPropertyValue(name);
  // Browsers have no text for some shorthands, such as `border: none`.
  const given = text === '' ? parts : [[name, text] as const];
  for (const [part, value] of given) style.setProperty(part, value, priority);
}
