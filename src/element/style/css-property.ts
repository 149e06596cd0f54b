import { hasPage } from '../page.js';

/** Names known to be CSS properties: checking a name takes longer than reading a value. */
const known = /* @__PURE__ */ new Set<string>();

/** Refuses a property that CSS does not have. */
export function checkCssName(action: string, style: CSSStyleDeclaration, name: string): void {
  if (known.has(name) || !hasPage()) return;
  const isProperty = name.startsWith('--') || typeof (style as object as Record<string, unknown>)[name] === 'string';
  if (!isProperty) throw new RangeError(`${action}: property must be a CSS property, got "${name}"`);
  known.add(name);
}
