import type { Lens } from '../../lines/lens.js';
import { recordable } from '../../lines/recorder.js';
import { checkElement } from '../style/check-element.js';
import type { Elemental } from '../style/elemental.js';
import { contentOf } from './attribute-content.js';

/**
 * The lens of an attribute's text, null if the element does not have it.
 *
 * @param action As errors call it.
 */
export function textLens(action: string, name: string): Lens<Elemental> {
  return recordable({
    name: `[${name}]`,
    read: ({ element }) => contentOf(checkElement(action, element), name).content as never,
    write: ({ element }, value: number | string | null) => {
      contentOf(element, name).content = value === null ? null : String(value);
    },
  });
}
