import { checkFunction } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { leaf, leaveUnread } from '../motion/leaf-motion.js';
import { type CheckedFlip, checkFlip, elementsOf, type FlipElements, type FlipOptions } from './flip-options.js';
import { flippingOf, lengthOf } from './flipping.js';

/** Changes the page. If it returns a function, that undoes the change. */
export type Change = () => unknown;

/**
 * Changes the page, and makes elements glide from where they were to where the layout puts them: position, size and
 * corners (FLIP).
 *
 * It starts from where the elements are on the screen; in the middle of another flip, it takes over their velocity. It
 * reads everything before it writes anything, so the page is laid out twice at most: before and after the change.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { flip } from 'rx-motion/layout';
 *
 * const box = document.querySelector<HTMLElement>('#box')!;
 * play(flip('#box, #card', () => box.parentElement!.append(box))).subscribe();
 * ```
 *
 * @param elements The elements that glide. New ones appear at once, and removed ones are gone.
 * @param change Called when the action starts. If it returns a function, that is called when time goes back before the
 * start.
 * @returns An action without a target of its own. Its reverse starts from where the layout puts the elements.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a time is negative.
 * @see {@link flipGroup}, if other code changes the page.
 */
export function flip(elements: FlipElements, change: Change, options: FlipOptions = {}): ReversibleAction<unknown> {
  checkFunction('flip', 'change', change);
  return flipWith(elements, change, checkFlip('flip', options, ''), false);
}

function flipWith(
  elements: FlipElements,
  change: Change,
  options: CheckedFlip,
  isReversed: boolean,
): ReversibleAction<unknown> {
  const length = lengthOf(options, elementsOf('flip', elements).length);
  const action = leaf(
    'flip',
    length,
    () => {
      const all = flippingOf(options, elementsOf('flip', elements), isReversed);
      all.change(change);
      all.begin(elementsOf('flip', elements), length);
      return all;
    },
    () => flipWith(elements, change, options, !isReversed),
  );
  return Object.assign(leaveUnread(action, 'it changes the page'), { respectsSetting: true });
}
