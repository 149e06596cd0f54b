import type { Subscription } from 'rxjs';
import type { FiniteAction } from '../../action/action.js';
import { curved } from '../../action/curved.js';
import { leaf } from '../../action/define.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { checkObject } from '../../math/check.js';
import type { Effect } from '../../time/effect.js';
import type { Elemental } from '../style/elemental.js';
import { interruption$ } from './interruption.js';
import { type AxisGoal, type ScrollInView, type ScrollPosition, scrollGoals } from './scroll-goal.js';
import { scrollInstantly, scrollable, scrolled, scrollerOf } from './scroller.js';

/**
 * Scrolls the target: to a position, or until an element is in view.
 *
 * When a user scrolls by wheel, touch or key, the action stops writing, and ends at its usual time. Neither
 * `scroll-behavior` nor `scroll-snap-type` of the target interfere while it runs. The position of an element is read in
 * each frame, so that it is in view at the end even if content has grown. `scroll-padding` makes the view smaller, and
 * `scroll-margin` the element larger.
 *
 * ```ts page
 * import { play, quadraticInOut } from 'rx-motion';
 * import { scrollTo } from 'rx-motion/dom';
 *
 * const element = document.querySelector('#card')!;
 * play(scrollTo(0.6, { element, align: 'center' }, quadraticInOut), document.documentElement).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0; 0 arrives on the first frame.
 * @param to A position in pixels from the start of the content, or an element. The target stops at its own ends.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when a number is not finite, `duration` is negative, or `align` or `axis` is unknown; TypeError
 * when `to` names no axis and no element. At the start, a TypeError when the target is not an element, or its document
 * has no window.
 * @see {@link scrollTime}, which turns scrolling into time.
 */
export function scrollTo(
  duration: Seconds,
  to: ScrollPosition | ScrollInView,
  curve?: Curve,
): FiniteAction<Element | Elemental> {
  const goals = scrollGoals(to);
  return curved(
    leaf('scrollTo', duration, (target: Element | Elemental) => scrolling(target, goals)),
    curve,
  );
}

function scrolling(target: Element | Elemental, goals: readonly AxisGoal[]): Effect {
  const { element = target as Element } = checkObject('scrollTo', 'target', target) as Partial<Elemental>;
  const moves = goals.map(({ axis, pixels }) => {
    const scroller = scrollerOf('scrollTo', element, axis);
    return { scroller, pixels, from: scrolled(scroller) };
  });
  const { scroller } = moves[0]!;
  let isInterrupted = false;
  let held: Hold | undefined;
  const release = (): void => {
    held?.interruptions.unsubscribe();
    held?.unsnapped.cancel();
    held = undefined;
  };
  const hold = (): Hold => ({
    interruptions: interruption$(scroller.events).subscribe(() => {
      isInterrupted = true;
      release();
    }),
    unsnapped: unsnapped(scroller.box),
  });
  return {
    update: (progress) => {
      if (isInterrupted) return;
      held ??= hold();
      for (const { scroller, pixels, from } of moves) {
        const to = Math.max(0, Math.min(scrollable(scroller), pixels(scroller)));
        scrollInstantly(scroller, progress === 1 ? to : from + (to - from) * progress);
      }
    },
    stop: release,
  };
}

/** Must be undone when the action ends. */
interface Hold {
  readonly interruptions: Subscription;
  readonly unsnapped: Animation;
}

/** A paused animation that takes a scroller's snapping away: otherwise it would snap each frame. */
function unsnapped(box: Element): Animation {
  const keyframe = { scrollSnapType: 'none' };
  const animation = box.animate([keyframe, keyframe], 1);
  animation.pause();
  return animation;
}
