import type { FixedTransform } from '../../target/transform-functions.js';
import type { ElementTarget } from '../target/element-target.js';

/** The parts of an element's transform before and after its numbers; null if anything else moves it, too. */
export function fixedTransform({ flippedX, flippedY, view, transform }: ElementTarget): FixedTransform | null {
  const { own, outside, inside } = transform;
  const isMoved = flippedX || flippedY || view + outside + inside !== '' || Object.keys(own.replaced).length > 0;
  return isMoved ? null : own;
}
