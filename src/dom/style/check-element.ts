import { wrongKind } from '../../math/check.js';

export function checkElement<E extends Element>(name: string, element: E): E {
  if ((element as Partial<Element> | null)?.nodeType === 1) return element;
  throw wrongKind(name, 'element', 'an element', element);
}
