import { wrongKind } from '../../math/check.js';
import type { DomTarget } from '../target/dom-target.js';
import { ElementTarget } from '../target/element-target.js';

/** The target to which a feature is added. @param name The function that adds it. */
export function hostOf(name: string, target: DomTarget): ElementTarget {
  if (target instanceof ElementTarget) return target;
  throw wrongKind(name, 'target', 'domTarget(element) of rx-motion/dom', target);
}

/**
 * Adds properties to a target.
 *
 * @param values The properties and their first values.
 * @param show Called before a property changes, with the new values and the current ones. If it throws, the current
 * ones stay.
 * @param own Called before a property is read. Returns the values that the page has, or null while one is declared.
 */
export function addProperties<V extends object>(
  host: ElementTarget,
  values: V,
  show: (next: Readonly<V>, before: Readonly<V>) => void,
  own: () => Partial<V> | null = () => null,
): void {
  for (const name of Object.keys(values) as (keyof V)[]) {
    Object.defineProperty(host, name, {
      configurable: true,
      get: () => Object.assign(values, own())[name],
      set: (value: V[typeof name]) => {
        show({ ...values, [name]: value }, values);
        values[name] = value;
      },
    });
  }
}
