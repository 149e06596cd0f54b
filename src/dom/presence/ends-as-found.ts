import type { Motion } from '../../motion/motion.js';

/**
 * Whether any part of an action ends at the values that it finds at its start. The element must then start in the state
 * in which it should end.
 */
export function endsAsFound(motion: Motion<never> & { readonly inner?: readonly Motion<never>[] }): boolean {
  return kinds.has(motion.kind) || (motion.inner?.some(endsAsFound) ?? false);
}

/** `presence` is the default of lists, a short fade. */
const kinds: ReadonlySet<string> = /* @__PURE__ */ new Set(['reverseTime', 'tweenFrom', 'presence']);
