import { useReducer, useRef } from 'react';
import { EMPTY, type Observable, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { RESUME } from '../dom/presence/departure.js';
import { type Listed, reconcile } from '../dom/presence/reconcile.js';
import type { StyledElement } from '../element/elemental.js';
import { domTarget } from '../element/target/dom-target.js';
import { checkMoves, type Moves, runMove } from '../layout/moves.js';
import { checkBoolean } from '../math/check.js';
import type { ElementRef } from './element-ref.js';
import { useElementEffect } from './use-element-effect.js';

/** Options of {@link usePresence}. */
export interface UsePresenceOptions<E extends StyledElement = HTMLElement> extends Moves<E> {
  /** Whether the elements of the first render enter, too, instead of being there already. By default true. */
  readonly initial?: boolean | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/** An element that enters and leaves. */
export interface Entry<E extends Element> {
  readonly key: number;
  readonly ref: ElementRef<E>;
  /** Null before its first motion. */
  element: E | null;
  /** Whether it is entering or present; null before it first enters. */
  isPresent: boolean | null;
  /** Its entering or leaving. */
  transition: Subscription;
}

type RefMaker<E extends Element> = (onChange: (element: E | null) => void) => ElementRef<E>;

/**
 * The items to render, with their elements. Each element enters once it is mounted, and leaves when its item is gone;
 * the component renders once more when it has left.
 *
 * @param refOf Makes the ref of a new element.
 */
export function useEntries<T, E extends StyledElement>(
  name: string,
  items: readonly T[],
  keyOf: (item: T) => unknown,
  options: UsePresenceOptions<E>,
  refOf: RefMaker<E>,
): Listed<T, Entry<E>>[] {
  const { frame$ = defaultFrame$, initial = true } = options;
  checkBoolean(name, 'initial', initial);
  checkObservable(name, 'frame$', frame$);
  checkMoves(name, options);
  const committed = useRef<readonly Listed<T, Entry<E>>[]>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const there = (committed.current ?? []).filter(({ entry }) => !hasLeft(entry));
  const list = reconcile(name, there, items, keyOf, () => entryOf(refOf));
  useElementEffect(() => {
    const isFound = committed.current === null && !initial;
    committed.current = list;
    for (const { entry, isPresent } of list) {
      const { current: element } = entry.ref;
      // An element may have left since this was rendered. If its item is back, the item gets a new element.
      if (hasLeft(entry)) render();
      else if (entry.isPresent !== isPresent && (element !== null || isFound || !isPresent)) {
        const { transition: before } = entry;
        const motion$ =
          element === null || isFound ? EMPTY : runMove(isPresent ? 'enter' : 'leave', element, options, RESUME);
        Object.assign(entry, { element, isPresent, transition: motion$.subscribe() });
        before.unsubscribe();
        if (!isPresent)
          entry.transition.add(() => {
            // It may have been called back.
            if (hasLeft(entry)) render();
          });
      }
    }
  });
  return list;
}

/** Numbers the elements of all lists: an item that comes back after it has left gets a new element. */
let count = 0;

function entryOf<E extends StyledElement>(refOf: RefMaker<E>): Entry<E> {
  const ref = refOf((element) => {
    // StrictMode unmounts and mounts again at once; nothing may stop then.
    if (element === null)
      queueMicrotask(() => {
        if (ref.current === null) halt(entry);
      });
  });
  const entry: Entry<E> = { key: count++, ref, element: null, isPresent: null, transition: Subscription.EMPTY };
  return entry;
}

/** Whether its element has left, and only has to be unmounted. */
function hasLeft({ isPresent, transition }: Entry<Element>): boolean {
  return isPresent === false && transition.closed;
}

/** Ends its motion and gives the element back: Suspense may only have hidden it, and may show it again. */
function halt<E extends StyledElement>({ transition, element }: Entry<E>): void {
  if (transition.closed) return;
  transition.unsubscribe();
  domTarget(element!).release();
}
