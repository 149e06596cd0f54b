import { checkTarget, type Target } from '../lines/target.js';
import { wrongKind } from '../math/check.js';

/** An element that has a style of its own. */
export type StyledElement = HTMLElement | SVGElement;

/** Has an element, as a {@link domTarget} does. */
export type Elemental = Target & {
  readonly element: StyledElement;
};

export function checkElement<E extends Element>(name: string, element: E, what = 'element'): E {
  if (isElement<Element>(element)) return element;
  throw wrongKind(name, what, 'an element', element);
}

/** The element that an action runs on. */
export function elementOf(action: string, target: Elemental): StyledElement {
  const { element } = checkTarget(action, target);
  if (isElement(element)) return element;
  throw wrongKind(action, 'the target', 'domTarget(element) of rx-motion/dom', target);
}

/** Also recognises elements of another document. */
export function isElement<V>(value: V): value is Extract<V, Element> {
  return (value as Partial<Element> | null)?.nodeType === 1;
}
