import type { StyledElement } from '../style/elemental.js';

/** The elements that are inert because they leave. */
const barred = /* @__PURE__ */ new WeakSet<StyledElement>();

/** Keeps a leaving element from being clicked, focused and read out; lets an entering one be used again. */
export function bar(element: StyledElement & { inert?: boolean }, isLeaving: boolean): void {
  if (isLeaving && element.inert !== true) {
    barred.add(element);
    element.inert = true;
  } else if (!isLeaving && barred.delete(element)) {
    element.inert = false;
  }
}
