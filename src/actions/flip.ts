import type { ReversibleAction } from '../action/action.js';
import { checkBoolean } from '../math/check.js';
import type { FlippedX, FlippedY } from './capabilities.js';
import { assigning } from './instant.js';

/**
 * Mirrors the target left to right, or removes the mirroring.
 *
 * @param flipped Whether to mirror it; true by default.
 * @throws TypeError when `flipped` is neither true nor false.
 * @see cocos2d-x FlipX. Its reverse is the opposite.
 */
export function flipX(flipped: boolean = true): ReversibleAction<FlippedX> {
  checkBoolean('flipX', 'flipped', flipped);
  return assigning<FlippedX>(
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
  return assigning<FlippedY>(
    'flipY',
    () => ({ flippedY: flipped }),
    () => flipY(!flipped),
  );
}
