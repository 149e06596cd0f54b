import { BehaviorSubject } from 'rxjs';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { steppedElements } from '../element/displacement.js';
import { checkElement, type StyledElement } from '../element/elemental.js';
import { domTarget } from '../element/target/dom-target.js';
import { checkMoves, moveFor, type Moves } from '../layout/moves.js';
import { finiteMotionOf } from '../motion/motion.js';

/** What a `transition:` function returns. */
export interface MotionTransition {
  /** Milliseconds. */
  readonly duration: number;
  readonly tick: (there: number, gone: number) => void;
}

/**
 * A function for `transition:`, `in:` and `out:`. An element leaves by an action, and enters the same way backwards.
 *
 * Svelte says how far it is, and goes back from there when the element is called back. For users who prefer reduced
 * motion, the element fades instead.
 *
 * ```ts
 * import { fadeOut, moveBy, spawn } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 * import { motion } from 'rx-motion/svelte';
 *
 * // In a component: {#if isOpen}<p transition:motion={away}>Saved</p>{/if}
 * const away = spawn(fadeOut(0.3), moveBy(0.3, { y: 24 }));
 *
 * const note = document.body.appendChild(document.createElement('p'));
 * motion(note, away).tick(0.5, 0.5); // as Svelte calls it
 * domTarget(note).y; // => 12
 * ```
 *
 * @param element The element, which Svelte passes.
 * @param leave How it leaves: an action, or a function that makes one for the element. By default it fades out.
 * @throws TypeError when `leave` is neither an action nor a function; RangeError when the action has no end.
 */
export function motion<E extends StyledElement>(element: E, leave?: Moves<E>['leave']): MotionTransition {
  checkElement('motion', element);
  const moves = isNothing(leave) ? {} : { leave };
  checkMoves('motion', moves);
  const action = moveFor('leave', moves, element, reducedMotion$);
  finiteMotionOf('motion', action);
  const time$ = new BehaviorSubject<Seconds>(0);
  let isStarted = false;
  /** Starts from the final state of the element, even if Svelte has dropped its entry on the way. */
  const start = (isEntry: boolean): void => {
    const entry$ = entries.get(element);
    const time = entry$?.value ?? 0;
    entry$?.next(0);
    time$.pipe(action.on(domTarget(element))).subscribe();
    if (isEntry) entries.set(element, time$);
    else entry$?.next(time);
    isStarted = true;
  };
  return {
    duration: action.duration * 1000,
    tick: (_there, gone) => {
      if (!isStarted) start(gone === 1);
      if (gone > 0) steppedElements.add(element);
      else steppedElements.delete(element);
      time$.next(gone * action.duration);
    },
  };
}

/** The time of the last motion by which each element entered. */
const entries = /* @__PURE__ */ new WeakMap<StyledElement, BehaviorSubject<Seconds>>();

/** Svelte passes an empty object if it is given nothing. */
function isNothing(leave: object | null = {}): boolean {
  return leave !== null && Object.getPrototypeOf(leave) === Object.prototype && Object.keys(leave).length === 0;
}
