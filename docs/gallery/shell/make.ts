/** The options of an element: attributes by name, and listeners. */
export type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Creates an element. A function listens to the event of its key; `true` is an attribute without a value. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}
