import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { computedText, NO_SIZE, orNoSize } from './computed-text.js';
import type { Shown } from './style-value.js';

/** A number in a style. */
export interface FoundNumber extends Shown<number> {
  readonly unit: string;
}

/**
 * The number that an element shows for a property: in the unit of its inline style, otherwise in the computed one.
 *
 * @param action The name of the action in errors.
 * @param unit Where the style says 0 or a word (`auto`), which counts as 0.
 * @throws RangeError when the style is not a number and there is no unit; Error when the style has to be computed and
 * the element is not in the document.
 */
export function numberFound(action: string, element: StyledElement, name: string, unit?: string): FoundNumber {
  const inline = numberIn(element.style.getPropertyValue(name));
  const text = inline === null ? computedText(element, name) : '';
  const used = orNoSize(element, name, text);
  const found = inline ?? numberIn(used);
  if (found === null && unit === undefined && hasPage() && !(name.startsWith('--') && text === '')) {
    if (element.isConnected)
      throw new RangeError(`${action}: ${name} must be a number unless a unit is given, got "${text}"`);
    throw new Error(`${action}: the element must be in the document when ${name} is read first, got one that is not`);
  }
  const [, number = '0', ownUnit = ''] = found ?? [];
  const value = Number(number);
  return { value, own: [used === text ? value : NO_SIZE, NO_SIZE], unit: value === 0 ? (unit ?? ownUnit) : ownUnit };
}

function numberIn(text: string): RegExpExecArray | null {
  return /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text.trim());
}
