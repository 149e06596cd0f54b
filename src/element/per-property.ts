import type { StyledElement } from './elemental.js';

/** Makes one value for each element and property, and returns the same one after that. */
export function perProperty<V, P extends readonly unknown[] = []>(
  make: (element: StyledElement, name: string, ...rest: P) => V,
): (element: StyledElement, name: string, ...rest: P) => V {
  const elements = new WeakMap<StyledElement, Map<string, V>>();
  return (element, name, ...rest) => {
    let values = elements.get(element);
    if (values === undefined) elements.set(element, (values = new Map<string, V>()));
    let value = values.get(name);
    if (value === undefined) values.set(name, (value = make(element, name, ...rest)));
    return value;
  };
}
