import type { Motion } from '../../action/motion.js';

/**
 * Whether a part of an action ends with what it found at its start: the element must then be as it is to be in the end.
 */
export function endsAsFound(motion: Motion<never> & { readonly inner?: readonly Motion<never>[] }): boolean {
  return motion.kind === 'reverseTime' || motion.kind === 'tweenFrom' || (motion.inner?.some(endsAsFound) ?? false);
}
