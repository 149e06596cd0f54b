import { describe } from '../math/check.js';

export function checkElement<E extends Element>(name: string, element: E): E {
  if ((element as Partial<Element> | null)?.nodeType === 1) return element;
  throw new TypeError(`${name}: element must be an element, got ${describe(element)}`);
}
