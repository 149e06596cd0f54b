import type { ElementTarget } from '../target/element-target.js';

/** What an element's transform has inside of its numbers; null if it is moved by more than that. */
export function innerTransform({ flippedX, flippedY, view, transform }: ElementTarget): string | null {
  const { inner, replaced } = transform.own;
  return flippedX || flippedY || view !== '' || Object.keys(replaced).length > 0 ? null : inner;
}
