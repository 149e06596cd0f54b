import { wrongKind } from '../../math/check.js';

export function checkElement<E extends Element>(name: string, element: E): E {
  if (isElement<Element>(element)) return element;
  throw wrongKind(name, 'element', 'an element', element);
}

/** Also for elements of another page. */
export function isElement<V>(value: V): value is Extract<V, Element> {
  return (value as Partial<Element> | null)?.nodeType === 1;
}
