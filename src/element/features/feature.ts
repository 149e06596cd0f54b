import { wrongKind } from '../../math/check.js';
import type { DomTarget } from '../target/dom-target.js';
import { ElementTarget } from '../target/element-target.js';

/** The target to which a feature is added. @param name The function that adds it. */
export function hostOf(name: string, target: DomTarget): ElementTarget {
  if (target instanceof ElementTarget) return target;
  throw wrongKind(name, 'target', 'domTarget(element) of rx-motion/dom', target);
}

/** Adds a property to a target. */
export function addProperty<V>(host: ElementTarget, name: string, get: () => V, set: (value: V) => void): void {
  Object.defineProperty(host, name, { configurable: true, get, set });
}
