import { realOf, recorderOf } from '../../lines/recorder.js';
import { type Elemental, elementOf, type StyledElement } from '../elemental.js';
import { pageText } from './computed-text.js';
import { checkCssName, partsIn, shownNumber } from './css-text.js';
import type { Declaration } from './declaration.js';
import { declarationsOf } from './declarations.js';

/** What an action finds for a property, after what others have set in this frame. */
export interface FoundStyle {
  readonly element: StyledElement;
  readonly declaration: Declaration;
  /** The text in its style; empty if the page alone decides. */
  readonly text: string;
}

/**
 * @param action The name of the action in errors.
 * @param target An element's target, or the copy of one that is recorded.
 * @param name As in CSS.
 * @throws RangeError when CSS has no such property.
 */
export function findStyle(action: string, target: Elemental, name: string): FoundStyle {
  const element = elementOf(action, realOf(target));
  checkCssName(action, element.style, name);
  const declarations = declarationsOf(element);
  const own = declarations.of(name);
  const readPage = (): string => {
    declarations.start(own);
    own.write();
    return own.own || own.readOwn(() => pageText(element, name));
  };
  const declaration = recorderOf(target)?.standIn(own, readPage) ?? own;
  declarations.start(declaration);
  declaration.write(true);
  const text = element.style.getPropertyValue(name);
  if (!declaration.isActive) declaration.parts = text === '' ? partsIn(element.style, name) : [];
  return { element, declaration, text };
}

/** The same for an action with a value: a number gets the unit that the style has, and is added to a number. */
export function findStyleFor(
  action: string,
  target: Elemental,
  name: string,
  value: string | number,
): FoundStyle & { readonly given: string } {
  const found = findStyle(action, target, name);
  if (typeof value === 'string') return { ...found, given: value };
  const number = shownNumber(action, found.element, name, found.declaration.unit);
  const { unit } = number;
  return { ...found, text: found.text || `${number.value}${unit}`, given: `${value}${unit}` };
}
