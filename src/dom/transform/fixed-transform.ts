import type { FixedTransform } from '../../target/transform-functions.js';
import type { ElementTarget } from '../target/element-target.js';

/** What an element's transform has beside its numbers; null if it is moved by more than that. */
export function fixedTransform({ flippedX, flippedY, view, transform }: ElementTarget): FixedTransform | null {
  const { own } = transform;
  const isFlipping = Boolean(transform.shown?.(''));
  return flippedX || flippedY || view !== '' || isFlipping || Object.keys(own.replaced).length > 0 ? null : own;
}
