import { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { prefersLess, reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Departures } from '../dom/presence/departure.js';
import { runTransition, transitionClock } from '../dom/presence/run-transition.js';
import { heldElements } from '../element/displacement.js';
import type { StyledElement } from '../element/elemental.js';
import type { DomTarget } from '../element/target/dom-target.js';
import { startOn } from '../lines/target.js';
import type { Action, FiniteAction } from '../motion/action.js';
import { LeafMotion } from '../motion/leaf-motion.js';
import { finiteMotionOf } from '../motion/motion.js';
import type { Effect, Progress } from '../time/effect.js';
import { FADE } from './flip-options.js';

/** An action, or a function that makes one for an element. */
export type Move<E extends StyledElement = HTMLElement> =
  FiniteAction<DomTarget> | ((element: E) => FiniteAction<DomTarget>);

/** How elements enter and leave. */
export interface Moves<E extends StyledElement = HTMLElement> {
  /**
   * By default, with reduced motion, and while a hand holds them, elements fade in. It must end with the element in its
   * final state, and start elsewhere: `reverseTime(away)`, not `fadeIn`, which starts at the current opacity.
   */
  readonly enter?: Move<E> | undefined;
  /** By default, with reduced motion, and while a hand holds them, elements fade out. */
  readonly leave?: Move<E> | undefined;
}

export function checkMoves<E extends StyledElement>(name: string, { enter, leave }: Moves<E>): void {
  for (const [which, move] of Object.entries({ enter, leave }))
    if (move !== undefined && typeof move !== 'function') finiteMotionOf(name, move, `${which} must be`);
}

/** How an element enters or leaves: as given; a short fade by default, with reduced motion, and under a hand. */
export function moveFor<E extends StyledElement>(
  which: 'enter' | 'leave',
  moves: Moves<E>,
  element: E,
  reduced$: Observable<boolean>,
): FiniteAction<DomTarget> {
  const move = prefersLess(reduced$) || heldElements.has(element) ? undefined : moves[which];
  if (move === undefined) return new Fade(which === 'enter') as Action<DomTarget> as FiniteAction<DomTarget>;
  return typeof move === 'function' ? move(element) : move;
}

/** How elements enter and leave, and on which clock. */
interface MoveOptions<E extends StyledElement> extends Moves<E> {
  readonly frame$?: Observable<Seconds> | undefined;
  readonly reduced$?: Observable<boolean> | undefined;
}

/**
 * Makes an element enter or leave as these options say, when it is subscribed.
 *
 * @param predecessor A leaving element that it replaces.
 */
export function runMove<E extends StyledElement>(
  which: 'enter' | 'leave',
  element: E,
  options: MoveOptions<E>,
  departures: Departures,
  predecessor?: StyledElement,
): Observable<Progress> {
  const { frame$ = defaultFrame$, reduced$ = reducedMotion$ } = options;
  const motion = finiteMotionOf(which, moveFor(which, options, element, reduced$));
  const entering = which === 'enter';
  return new Observable((subscriber) => {
    runTransition(entering, element, motion, transitionClock(entering, frame$, true), departures, subscriber, {
      predecessor,
    });
  });
}

/** A short fade between the opacity found and 0. */
class Fade extends LeafMotion<DomTarget> {
  readonly #entering: boolean;

  constructor(entering: boolean) {
    super('presence', FADE);
    this.#entering = entering;
  }

  effectOn(target: DomTarget): Effect {
    startOn(target);
    const { opacity } = target;
    return {
      update: (progress) => {
        target.opacity = opacity * (this.#entering ? progress : 1 - progress);
      },
    };
  }
}
