import type { Observable, Subscription } from 'rxjs';
import type { ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { play } from '../action/play.js';
import { clockOf } from '../clock/clock.js';
import type { Seconds } from '../clock/seconds.js';
import { recorderOf } from '../lines/recorder.js';
import { checkFunction } from '../math/check.js';
import type { InnerEffect, Progress } from '../time/effect.js';
import { type CheckedFlip, type FlipOptions, type Flipped, checkFlip, elementsOf } from './flip-options.js';
import { Flipping } from './flipping.js';

/** Changes the page. A function that it returns takes the change back. */
export type Change = () => unknown;

/**
 * Changes the page, and has elements glide from where they were seen to where the layout puts them: place, size and
 * corners.
 *
 * It starts from what is seen, also in the middle of another flip, and goes on with the velocity of that. All is read
 * before anything is written: the page is laid out twice at most, once before the change and once after it.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { flip } from 'rx-motion/layout';
 *
 * const box = document.querySelector<HTMLElement>('#box')!;
 * play(flip('#box, #card', () => box.parentElement!.append(box))).subscribe();
 * ```
 *
 * @param elements What glides. New elements appear at once, and removed ones are gone.
 * @param change Called when the action starts. A function that it returns is called if time goes back before that.
 * @returns An action without a target of its own. Its reverse begins at the layout.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a time is negative.
 * @see {@link flipGroup}, for those who change the page themselves.
 */
export function flip(elements: Flipped, change: Change, options: FlipOptions = {}): ReversibleAction<unknown> {
  checkFunction('flip', 'change', change);
  return changing(elements, change, checkFlip('flip', options), false);
}

function changing(
  elements: Flipped,
  change: Change,
  options: CheckedFlip,
  isReversed: boolean,
): ReversibleAction<unknown> {
  const length = lengthOf(options, elementsOf('flip', elements).length);
  return leaf(
    'flip',
    length,
    (target) => {
      const omitted = recorderOf(target)?.omit('flip', 'it changes the page');
      if (omitted !== undefined) return omitted;
      const all = new Flipping(elementsOf('flip', elements), options);
      const takeBack = change();
      const found = elementsOf('flip', elements);
      // There may be more than when it was made: all of them are in time.
      all.begin(found, Math.min(options.stagger, (length - options.duration) / Math.max(1, found.length - 1)));
      return effectOf(all, length, isReversed, takeBack);
    },
    () => changing(elements, change, options, !isReversed),
  );
}

/** Plays what has begun already, in the place of what played before. */
export function glideOn(
  name: string,
  all: Flipping,
  count: number,
  frame$: Observable<Seconds>,
  before: Subscription,
): Subscription {
  let next = before;
  if (!all.isEmpty) {
    const length = lengthOf(all.options, count);
    const glide = leaf(name, length, () => effectOf(all, length, false));
    const clock = clockOf(frame$);
    const { ending } = clock;
    // What moves was seen after the present frame: it goes on from there, not from the end of what leaves within it.
    if (all.goesOn) clock.ending = null;
    next = play(glide, null, frame$).subscribe();
    clock.ending = ending;
  }
  before.unsubscribe();
  return next;
}

/** Seconds that so many elements take. */
function lengthOf({ duration, stagger }: CheckedFlip, count: number): Seconds {
  return duration + stagger * Math.max(0, count - 1);
}

function effectOf(all: Flipping, length: Seconds, isReversed: boolean, takeBack?: unknown): InnerEffect {
  const update = (progress: Progress): void => {
    const part = isReversed ? 1 - progress : progress;
    // At the end all are there, however the times of a stagger are rounded.
    all.show(part === 1 ? Infinity : part * length);
  };
  // The page may be painted before the first frame.
  update(0);
  return {
    update,
    attach(playhead) {
      // What moves already does not stand still in the first frame: that adds its time, too.
      if (all.goesOn && playhead.time === -Infinity) playhead.time = 0;
    },
    undo() {
      all.clear();
      if (typeof takeBack === 'function') (takeBack as () => void)();
    },
    stop() {
      all.stop();
    },
  };
}
