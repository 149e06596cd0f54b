import type { FixedTransform } from '../../target/transform-functions.js';
import type { ElementTarget } from '../target/element-target.js';

/** What an element's transform has beside its numbers; null if it is moved by more than that. */
export function fixedTransform({ flippedX, flippedY, view, transform }: ElementTarget): FixedTransform | null {
  const { own, outside, inside } = transform;
  const isMoved = flippedX || flippedY || view + outside + inside !== '' || Object.keys(own.replaced).length > 0;
  return isMoved ? null : own;
}
