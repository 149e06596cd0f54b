import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { checkFunction, checkObject } from '../math/check.js';
import { type AutoFlipOptions, type CheckedFlip, checkFlip, checkLeaving } from './flip-options.js';
import { type Moves, checkMoves } from './move-for.js';

/** How a list of elements follows a list of items. */
export interface PresenceOptions<T, E extends StyledElement = HTMLElement>
  extends Omit<AutoFlipOptions, 'key' | 'stagger'>, Moves<E> {
  /** What identifies an item; by default the item itself. */
  readonly key?: (item: T) => unknown;
  /** Makes the element of a new item. */
  readonly create: (item: T) => E;
  /** Shows an item that came again in its element. */
  readonly update?: (element: E, item: T) => void;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
}

export type CheckedPresence<T, E extends StyledElement> = Required<Omit<PresenceOptions<T, E>, keyof Moves>> &
  Moves<E> & { readonly flip: CheckedFlip };

export function checkPresence<T, E extends StyledElement>(options: PresenceOptions<T, E>): CheckedPresence<T, E> {
  checkObject('presence', 'options', options);
  const flip = checkFlip('presence', { ...options, key: itself });
  const { key = itself, create, update = () => undefined, frame$ = defaultFrame$ } = options;
  checkFunction('presence', 'key', key);
  checkFunction('presence', 'create', create);
  checkFunction('presence', 'update', update);
  checkMoves('presence', options);
  const leaving = checkLeaving('presence', options);
  checkObservable('presence', 'frame$', frame$);
  return { ...options, ...flip, key, create, update, leaving, frame$, flip };
}

function itself<T>(item: T): T {
  return item;
}
