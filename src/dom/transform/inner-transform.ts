import type { ElementTarget } from '../target/element-target.js';

/** What an element's transform has inside of its numbers; null if it is moved by more than that. */
export function innerTransform({ flippedX, flippedY, view, transform }: ElementTarget): string | null {
  const { inner, replaced } = transform.own;
  const isFlipping = Boolean(transform.shown?.(''));
  return flippedX || flippedY || view !== '' || isFlipping || Object.keys(replaced).length > 0 ? null : inner;
}
