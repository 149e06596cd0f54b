import type { Motion } from '../../action/motion.js';

/**
 * Whether a part of an action ends with what it found at its start: the element must then start as it should end.
 */
export function endsAsFound(motion: Motion<never> & { readonly inner?: readonly Motion<never>[] }): boolean {
  return kinds.has(motion.kind) || (motion.inner?.some(endsAsFound) ?? false);
}

/** `presence` is the default of lists, a short fade. */
const kinds: ReadonlySet<string> = /* @__PURE__ */ new Set(['reverseTime', 'tweenFrom', 'presence']);
