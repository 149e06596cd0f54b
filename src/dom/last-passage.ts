import type { DomTarget } from './dom-target.js';
import { domTarget } from './dom-target.js';
import type { Passage } from './passage.js';

/** How an element was left where it isn't there: it was stopped on its way, or has left. */
interface Last {
  readonly passage: Passage;
  readonly looks: string;
}

const lasts = /* @__PURE__ */ new WeakMap<Element, Last>();

/** Notes the passage that an element was on last, for when it is shown again. */
export function noteLast(element: HTMLElement | SVGElement, passage: Passage): void {
  lasts.set(element, { passage, looks: looksOf(domTarget(element)) });
}

/** The passage that an element was on last, unless it was moved since. It is forgotten. */
export function takeLast(element: HTMLElement | SVGElement): Passage | undefined {
  const last = lasts.get(element);
  if (last === undefined) return undefined;
  lasts.delete(element);
  return last.looks === looksOf(domTarget(element)) ? last.passage : undefined;
}

/** What others may have put right by hand, to show the element. */
function looksOf({ x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity }: DomTarget): string {
  return String([x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity]);
}
