import { wrongKind } from '../../math/check.js';
import type { DomTarget } from '../target/dom-target.js';
import { ElementTarget } from '../target/element-target.js';

/** The target to which a feature is added. @param name The function that adds it. */
export function hostOf(name: string, target: DomTarget): ElementTarget {
  if (target instanceof ElementTarget) return target;
  throw wrongKind(name, 'target', 'a target that domTarget made', target);
}

/** Gives a target properties of a feature. */
export function addFeature<F extends object>(host: ElementTarget, feature: F, ...names: readonly (keyof F)[]): void {
  for (const name of names) {
    Object.defineProperty(host, name, {
      configurable: true,
      get: () => feature[name],
      set: (value: F[typeof name]) => {
        feature[name] = value;
      },
    });
  }
}

/** Whether a target has a property of a feature. */
export function hasFeature(host: ElementTarget, name: string): boolean {
  return Object.hasOwn(host, name);
}
