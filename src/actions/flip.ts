import { checkBoolean } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import type { FlippedX, FlippedY } from './capabilities.js';
import { assignment } from './instant.js';

/**
 * Mirrors the target left to right, or removes the mirroring.
 *
 * @param flipped Whether to mirror it; true by default.
 * @throws TypeError when `flipped` is neither true nor false.
 * @see cocos2d-x FlipX. Its reverse is the opposite.
 */
export function flipX(flipped: boolean = true): ReversibleAction<FlippedX> {
  checkBoolean('flipX', 'flipped', flipped);
  return assignment<FlippedX>(
    'flipX',
    () => ({ flippedX: flipped }),
    () => flipX(!flipped),
  );
}

/**
 * Mirrors the target upside down, or removes the mirroring.
 *
 * @param flipped Whether to mirror it; true by default.
 * @throws TypeError when `flipped` is neither true nor false.
 * @see cocos2d-x FlipY. Its reverse is the opposite.
 */
export function flipY(flipped: boolean = true): ReversibleAction<FlippedY> {
  checkBoolean('flipY', 'flipped', flipped);
  return assignment<FlippedY>(
    'flipY',
    () => ({ flippedY: flipped }),
    () => flipY(!flipped),
  );
}
