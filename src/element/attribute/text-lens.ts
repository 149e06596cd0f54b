import type { Lens } from '../../lines/lens.js';
import { recordable } from '../../lines/recorder.js';
import { type Elemental, elementOf } from '../elemental.js';
import { attributeOf } from './attribute.js';

/**
 * The lens of an attribute's text, which is null if the element does not have the attribute.
 *
 * @param action The name of the action in errors.
 */
export function textLens(action: string, name: string): Lens<Elemental> {
  return recordable({
    name: `[${name}]`,
    read: (target) => attributeOf(elementOf(action, target), name).content as never,
    write: ({ element }, value: number | string | null) => {
      attributeOf(element, name).content = value === null ? null : String(value);
    },
  });
}
