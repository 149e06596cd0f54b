import type { Observable } from 'rxjs';
import { Direct } from '../../clock/direct.js';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { checkObservable } from '../../clock/observable-of.js';
import type { Seconds } from '../../clock/seconds.js';
import { type Elemental, isElement, type StyledElement } from '../../element/elemental.js';
import { hasPage } from '../../element/page.js';
import type { DomTarget } from '../../element/target/dom-target.js';
import { checkBoolean, checkNotNegative, checkObject, checkOptions, wrongKind } from '../../math/check.js';
import type { FiniteAction } from '../../motion/action.js';
import { finiteMotionOf } from '../../motion/motion.js';
import type { Progress } from '../../time/effect.js';
import { RESUME } from './departure.js';
import { type EnterOptions, type LeaveOptions, runTransition, transitionClock } from './run-transition.js';

/**
 * Runs the action that brings an element in, and completes at its end.
 *
 * The start of the action is written on subscription, before the element is painted. A leaving element is reversed
 * instead, on the clock by which it leaves: it slows down, stops and returns the way it went, and its {@link leave}
 * completes at once. An element that `switchMap` stops halfway reverses just as smoothly, on the new clock; one that
 * has rested since it was stopped starts back at full speed. An element that has left is first restored if the action
 * ends at the values that it finds: if it contains `reverseTime` or `tweenFrom`. Only the last departure is remembered.
 *
 *     enter   0----.25--.5--|
 *     leave                 .58-.5-.25--(0|)    it takes half of the action's time to be at full speed again
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
 * import { domTarget, enter } from 'rx-motion/dom';
 *
 * const away = spawn(fadeOut(1), moveBy(1, { x: -40, y: 0 }));
 * const card = document.body.appendChild(document.createElement('div'));
 * enter(card, reverseTime(away), of(0, 0.5)).subscribe();
 * domTarget(card).x; // => -20
 * ```
 *
 * @param element The element, which must be in the document; or its target, if the action needs more than a
 * {@link DomTarget}.
 * @param action How it enters, ending in the element's final state. `reverseTime(away)` enters the way that `away`
 * leaves; `fadeIn` shows nothing, because it starts at the opacity that it finds.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @param options How fast it reverses, which element it replaces, and whether it is released at the end.
 * @returns Progress of the action, once a frame; it falls once the motion has been reversed.
 * @throws TypeError when `element` is neither an element nor a target, `action` not an action or `frame$` not an
 * observable; RangeError when the action has no end. Later errors, such as that of an element that is not in the
 * document, come through the error channel.
 */
export function enter<T extends DomTarget = DomTarget>(
  element: StyledElement | T,
  action: FiniteAction<T>,
  frame$: Observable<Seconds> = defaultFrame$,
  options: EnterOptions = {},
): Observable<Progress> {
  return run('enter', element, action, frame$, options);
}

/**
 * Lets an element leave: runs the action to its end, and completes there. Removing the element is up to the subscriber.
 * The element is `inert` from the start, until it enters again, is released, is stopped on its way, or has left and is
 * hidden. An {@link enter} that reverses it also completes it, and the element is no longer inert.
 *
 * An entering element is reversed instead, just as smoothly; its {@link enter} then completes. A leave that was stopped
 * continues from there. If the element has left already, and has not been shown since, it completes at once.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { fadeOut } from 'rx-motion';
 * import { leave } from 'rx-motion/dom';
 *
 * const card = document.body.appendChild(document.createElement('div'));
 * leave(card, fadeOut(1), of(0, 0.5, 0.5)).subscribe({ complete: () => card.remove() });
 * card.isConnected; // => false
 * ```
 *
 * @param element The element; or its target, if the action needs more than a {@link DomTarget}.
 * @param action How it leaves.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @param options How fast it reverses, and whether the element is released when it has left.
 * @returns Progress of the action, once a frame; it falls once the motion has been reversed.
 * @throws As {@link enter} does.
 */
export function leave<T extends DomTarget = DomTarget>(
  element: StyledElement | T,
  action: FiniteAction<T>,
  frame$: Observable<Seconds> = defaultFrame$,
  options: LeaveOptions = {},
): Observable<Progress> {
  return run('leave', element, action, frame$, options);
}

function run<T extends DomTarget>(
  name: 'enter' | 'leave',
  given: StyledElement | Elemental,
  action: FiniteAction<T>,
  frame$: Observable<Seconds>,
  options: EnterOptions,
): Observable<Progress> {
  const element = isElement(given) ? given : checkObject(name, 'element', given).element;
  if (hasPage() && !isElement(element)) throw wrongKind(name, 'element', 'an element or its target', given);
  const { reversal, release } = checkOptions(name, options, 'predecessor release reversal');
  checkObservable(name, 'frame$', frame$);
  const motion = finiteMotionOf(name, action as FiniteAction<DomTarget>);
  if (reversal !== undefined) checkNotNegative(name, 'reversal', reversal);
  if (release !== undefined) checkBoolean(name, 'release', release);
  const entering = name === 'enter';
  return new Direct((subscriber) => {
    const clock = transitionClock(entering, frame$, motion.respectsSetting === true);
    runTransition(entering, element, motion, clock, RESUME, subscriber, options);
  });
}
