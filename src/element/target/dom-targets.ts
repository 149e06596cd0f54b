import { wrongKind } from '../../math/check.js';
import type { StyledElement } from '../elemental.js';
import { type DomTarget, domTarget } from './dom-target.js';

/**
 * Makes a target of each of several elements, in order.
 *
 * ```ts page
 * import { fadeTo, play, stagger } from 'rx-motion';
 * import { domTargets } from 'rx-motion/dom';
 *
 * play(stagger(0.1, domTargets('#box, #card'), () => fadeTo(0.5, 0)), {}).subscribe();
 * ```
 *
 * @param elements A selector, which may find nothing, or elements: an array, a NodeList.
 * @param root Where to look for the selector; by default in the document.
 * @throws TypeError when `elements` is neither, or `root` cannot be searched; what {@link domTarget} throws.
 */
export function domTargets<E extends StyledElement>(elements: Iterable<E>, root?: ParentNode): DomTarget<E>[];
/** Makes a target of each element that a selector finds, or of elements of any type. */
export function domTargets(elements: string | Iterable<Element>, root?: ParentNode): DomTarget[];
export function domTargets(elements: string | Iterable<Element>, root?: ParentNode): DomTarget[] {
  // There is no document on a server.
  const within = root ?? (globalThis as Partial<typeof globalThis>).document;
  if (root !== undefined && !('querySelectorAll' in Object(root)))
    throw wrongKind('domTargets', 'root', 'a node', root);
  const found = typeof elements === 'string' ? (within?.querySelectorAll(elements) ?? []) : elements;
  if (!(Symbol.iterator in Object(found))) throw wrongKind('domTargets', 'elements', 'a selector or iterable', found);
  return Array.from(found, (element) => domTarget(element as StyledElement));
}
