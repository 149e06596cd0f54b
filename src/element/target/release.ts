import { hostOf } from '../features/feature.js';
import type { DomTarget } from './dom-target.js';

/**
 * Restores the inline style that an element had before actions wrote to it.
 *
 * Call it when nothing runs on the target, for example in `callFunc` at the end of a sequence. The target's numbers are
 * then those of the page.
 *
 * ```ts page
 * import { callFunc, moveBy, play, sequence } from 'rx-motion';
 * import { domTarget, release } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(sequence(moveBy(0.5, { y: 8 }), callFunc(release)), box).subscribe();
 * ```
 *
 * @throws TypeError when `target` is not one that {@link domTarget} made.
 */
export function release(target: DomTarget): void {
  hostOf('release', target).release();
}
