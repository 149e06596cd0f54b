import { filter, fromEvent, merge, type Observable, type Subscription } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import type { Elemental } from '../../element/elemental.js';
import { checkObject } from '../../math/check.js';
import type { FiniteAction } from '../../motion/action.js';
import { applyCurve, leaf } from '../../motion/leaf-motion.js';
import type { Effect } from '../../time/effect.js';
import { type AxisGoal, scrollGoals, type ScrollInView, type ScrollPosition } from './scroll-goal.js';
import { scrollable, scrollerOf, scrollInstantly, scrollPosition } from './scroller.js';

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
  return applyCurve(
    leaf('scrollTo', duration, (target: Element | Elemental) => scrolling(target, goals)),
    curve,
  );
}

function scrolling(target: Element | Elemental, goals: readonly AxisGoal[]): Effect {
  const { element = target as Element } = checkObject('scrollTo', 'target', target) as Partial<Elemental>;
  const moves = goals.map(({ axis, pixels }) => {
    const scroller = scrollerOf('scrollTo', element, axis);
    return { scroller, pixels, from: scrollPosition(scroller) };
  });
  const { scroller } = moves[0]!;
  let isInterrupted = false;
  let held: Subscription | undefined;
  const release = (): void => {
    held?.unsubscribe();
    held = undefined;
  };
  const hold = (): Subscription => {
    const interruptions = interruption$(scroller.events).subscribe(() => {
      isInterrupted = true;
      release();
    });
    const animation = suspendSnapping(scroller.box);
    interruptions.add(() => animation.cancel());
    return interruptions;
  };
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

/** A paused animation that takes a scroller's snapping away: otherwise it would snap each frame. */
function suspendSnapping(box: Element): Animation {
  const keyframe = { scrollSnapType: 'none' };
  const animation = box.animate([keyframe, keyframe], 1);
  animation.pause();
  return animation;
}

/** Emits when a user scrolls: by a wheel, by touching, or by a key that scrolls. */
export function interruption$(scroller: EventTarget): Observable<Event> {
  const passive = { passive: true };
  return merge(
    fromEvent<Event>(scroller, 'wheel', passive),
    fromEvent<Event>(scroller, 'touchmove', passive),
    fromEvent<KeyboardEvent>(scroller, 'keydown', passive).pipe(
      filter((event) => (isInField(event) ? LEAVING_KEYS : SCROLLING_KEYS).test(event.key)),
    ),
  );
}

const SCROLLING_KEYS = /^(?: |Arrow\w+|Page\w+|Home|End|Tab)$/;

/** Those that scroll while a field has the focus: the others type a space or move the caret. */
const LEAVING_KEYS = /^(?:Page\w+|Tab)$/;

const FIELDS =
  'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]:not([contenteditable=false])';

/** Whether a key is pressed in a field, which may be in a shadow tree. */
function isInField(event: Event): boolean {
  const [target] = event.composedPath() as [Partial<Element>];
  return Boolean(target.closest?.(FIELDS));
}
