import { hasPage } from './has-page.js';

/** Names known to be CSS properties: to check a name takes longer than to read a value. */
const known = /* @__PURE__ */ new Set<string>();

/** Refuses a property that CSS does not have. */
export function checkCssName(caller: string, style: CSSStyleDeclaration, name: string): void {
  if (known.has(name) || !hasPage()) return;
  const isProperty = name.startsWith('--') || typeof (style as object as Record<string, unknown>)[name] === 'string';
  if (!isProperty) throw new RangeError(`${caller}: property must be a CSS property, got "${name}"`);
  known.add(name);
}
