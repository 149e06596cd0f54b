import { hostOf } from '../features/feature.js';
import type { DomTarget } from './dom-target.js';

/**
 * Gives an element back: what actions have written to its style goes, and what its own style had before is restored.
 *
 * Call it when nothing runs on the target, for example in `callFunc` at the end of a sequence. The target's numbers are
 * then those that the page gives the element.
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
