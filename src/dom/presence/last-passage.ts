import type { DomTarget } from '../target/dom-target.js';
import { domTarget } from '../target/dom-target.js';
import type { Passage } from './passage.js';

/** How an element was left where it isn't there: it was stopped on its way, or has left. */
interface Last {
  readonly passages: readonly Passage[];
  readonly looks: string;
}

/** Of an element that leaves again and again and never enters, so many departures are known. */
const MOST_PASSAGES = 100;

const lasts = /* @__PURE__ */ new WeakMap<Element, Last>();

/** Notes the passages that an element was on, the last one at the end, for when it is shown again. */
export function noteLasts(element: HTMLElement | SVGElement, passages: readonly Passage[]): void {
  lasts.set(element, { passages: passages.slice(-MOST_PASSAGES), looks: looksOf(domTarget(element)) });
}

/** The passages that an element was on, unless it was moved since. They are forgotten. */
export function takeLasts(element: HTMLElement | SVGElement): readonly Passage[] {
  const last = lasts.get(element);
  if (last === undefined) return [];
  lasts.delete(element);
  return last.looks === looksOf(domTarget(element)) ? last.passages : [];
}

/** What others may have put right by hand, to show the element. */
function looksOf({ x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity }: DomTarget): string {
  return String([x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity]);
}
