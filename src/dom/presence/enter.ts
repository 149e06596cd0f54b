import type { Observable } from 'rxjs';
import type { FiniteAction } from '../../action/action.js';
import type { Progress } from '../../action/effect.js';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import type { Seconds } from '../../clock/seconds.js';
import type { DomTarget } from '../target/dom-target.js';
import { passing } from './passing.js';

/**
 * Lets an element enter: runs the action to its end, and completes there.
 *
 * What the action shows at its start is written when it is subscribed, before the element is painted. An element that is just leaving
 * turns round instead and comes back from where it stands, on the clock that it left by; its {@link leave} completes then. One that was
 * stopped on its way, by `switchMap` say, goes on from there, on the new clock. One that has left is first put back as it was
 * where the action ends with what it finds: where `reverseTime` or `tweenFrom` is part of it.
 *
 *     enter   0----.25--.5--|
 *     leave                 .25--(0|)
 *     x       -40--(-30)(-20)(-30)-40
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
 * @param element What enters; it is in the document already.
 * @param action How, ending as the element is to be. `reverseTime(away)` enters the way that `away` leaves.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @param predecessor An element that leaves and whose place this one takes: it goes on from how that one looks.
 * @returns Progress of the action, once a frame; it falls where the motion was turned round.
 * @throws TypeError when `action` is not an action or `frame$` not an observable; RangeError when the action has no end. What goes
 * wrong later, as with an element that is not in the document, comes through the error channel.
 */
export function enter(
  element: HTMLElement | SVGElement,
  action: FiniteAction<DomTarget>,
  frame$: Observable<Seconds> = defaultFrame$,
  predecessor?: HTMLElement | SVGElement,
): Observable<Progress> {
  return passing('enter', element, action, frame$, { predecessor });
}

/**
 * Lets an element leave: runs the action to its end, and completes there. To take the element out of the page is up to whoever
 * waits for that.
 *
 * An element that is just entering turns round instead and goes back from where it stands; its {@link enter} completes then. One that was
 * stopped on its way goes on from there.
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
 * @param element What leaves.
 * @param action How.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @returns Progress of the action, once a frame; it falls where the motion was turned round.
 * @throws As {@link enter} does.
 */
export function leave(
  element: HTMLElement | SVGElement,
  action: FiniteAction<DomTarget>,
  frame$: Observable<Seconds> = defaultFrame$,
): Observable<Progress> {
  return passing('leave', element, action, frame$);
}
