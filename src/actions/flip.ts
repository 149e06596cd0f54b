import type { ReversibleAction } from '../action/action.js';
import { checkBoolean } from '../math/check.js';
import type { FlippedX, FlippedY } from './capabilities.js';
import { instant } from './instant.js';

/**
 * Mirrors the target left to right, or no longer.
 *
 * @param flipped Whether it is to be mirrored; by default it is.
 * @throws TypeError when `flipped` is neither true nor false.
 * @see cocos2d-x FlipX. Its reverse is the opposite.
 */
export function flipX(flipped: boolean = true): ReversibleAction<FlippedX> {
  checkBoolean('flipX', 'flipped', flipped);
  return instant<FlippedX>(
    'flipX',
    (target) => {
      const { flippedX } = target;
      target.flippedX = flipped;
      return () => {
        target.flippedX = flippedX;
      };
    },
    () => flipX(!flipped),
  );
}

/**
 * Mirrors the target upside down, or no longer.
 *
 * @param flipped Whether it is to be mirrored; by default it is.
 * @throws TypeError when `flipped` is neither true nor false.
 * @see cocos2d-x FlipY. Its reverse is the opposite.
 */
export function flipY(flipped: boolean = true): ReversibleAction<FlippedY> {
  checkBoolean('flipY', 'flipped', flipped);
  return instant<FlippedY>(
    'flipY',
    (target) => {
      const { flippedY } = target;
      target.flippedY = flipped;
      return () => {
        target.flippedY = flippedY;
      };
    },
    () => flipY(!flipped),
  );
}
