import { identity, noop, type Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../element/elemental.js';
import { checkFunction, checkOptions } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import { type AutoFlipOptions, type CheckedFlip, checkFlip, type FlipOptions } from './flip-options.js';
import { checkMoves, type Moves } from './moves.js';

/** How a list of elements follows a list of items. */
export interface PresenceOptions<T, E extends StyledElement = HTMLElement>
  extends Pick<AutoFlipOptions, 'leaving' | 'reduced$'>, Moves<E> {
  /** What identifies an item; by default the item itself. */
  readonly key?: ((item: T) => unknown) | undefined;
  /** Makes the element of a new item. */
  readonly create: (item: T) => E;
  /** Updates the element of an item that is in the list again. */
  readonly update?: ((element: E, item: T) => void) | undefined;
  /** How the elements that stay glide to their new places. */
  readonly flip?: Omit<FlipOptions, 'as' | 'reduced$'> | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

export type CheckedPresence<T, E extends StyledElement> = Moves<E> &
  WithDefaults<Omit<PresenceOptions<T, E>, 'flip' | 'leaving' | keyof Moves>> & { readonly flip: CheckedFlip };

export function checkPresence<T, E extends StyledElement>(options: PresenceOptions<T, E>): CheckedPresence<T, E> {
  const {
    key = identity,
    create,
    update = noop,
    flip = {},
    leaving = 'popLayout',
    reduced$ = reducedMotion$,
    frame$ = defaultFrame$,
  } = checkOptions('presence', options, 'create enter flip frame$ key leave leaving reduced$ update');
  for (const [name, given] of Object.entries({ key, create, update })) checkFunction('presence', name, given);
  checkMoves('presence', options);
  checkObservable('presence', 'frame$', frame$);
  checkOptions('presence', flip, 'curve duration resize stagger', 'flip');
  return {
    ...options,
    key,
    create,
    update,
    reduced$,
    frame$,
    flip: checkFlip('presence', { ...flip, leaving, reduced$ }),
  };
}
