import { report } from '../clock/report.js';
import { RELEASE } from '../dom/presence/departure.js';
import { type Listed, reconcile } from '../dom/presence/reconcile.js';
import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../element/elemental.js';
import { domTarget } from '../element/target/dom-target.js';
import { flippingOf } from './flipping.js';
import { Flips } from './flips.js';
import { forget, lists } from './glide.js';
import { runMove } from './moves.js';
import { popLeaving } from './out-of-flow.js';
import type { CheckedPresence } from './presence-options.js';

/** The element of an item. */
interface Entry<E> {
  readonly element: E;
  /** Whether it is entering or present; null before it first enters. */
  isPresent: boolean | null;
}

/** The elements of one container. */
export class PresenceList<T, E extends StyledElement> {
  readonly #container: Element;
  readonly #options: CheckedPresence<T, E>;
  #list: readonly Listed<T, Entry<E>>[] = [];
  readonly #flips: Flips;

  constructor(container: Element, options: CheckedPresence<T, E>) {
    this.#container = container;
    this.#options = options;
    this.#flips = new Flips('presence', options.frame$);
    lists.add(container);
  }

  /** Shows a list. Returns its elements in order. */
  show(items: readonly T[]): E[] {
    const { key, create, update, flip } = this.#options;
    const known = this.#list.filter(({ entry }) => !isElsewhere(entry.element, this.#container));
    const list = reconcile('presence', known, items, key, (item) => ({ element: create(item), isPresent: null }));
    const present = list.filter(({ isPresent }) => isPresent);
    this.#change(() => {
      this.#list = list;
      this.#startTransitions(false);
      if (flip.leaving === 'popLayout') popLeaving(this.#all());
      for (const { item, entry } of present) if (entry.isPresent !== null) update(entry.element, item);
      this.#order();
      this.#startTransitions(true);
    });
    return present.map(({ entry }) => entry.element);
  }

  stop(): void {
    lists.delete(this.#container);
    this.#flips.stop();
    for (const { entry } of this.#list) {
      if (entry.isPresent) transitions.get(entry.element)?.stop();
      else takeOut(entry.element, this.#container);
    }
  }

  #all(): E[] {
    return this.#list.map(({ entry }) => entry.element);
  }

  /** Makes a change, and lets the elements glide from where they were seen before it. */
  #change(change: () => void): void {
    const flipping = flippingOf(this.#options.flip, this.#all());
    flipping.rest();
    change();
    this.#flips.begin(flipping, this.#all());
  }

  /** Makes elements enter, or others leave, in place of their current transitions. */
  #startTransitions(entering: boolean): void {
    for (const { entry, isPresent } of this.#list) {
      if (isPresent !== entering || entry.isPresent === entering) continue;
      entry.isPresent = entering;
      runMove(entering ? 'enter' : 'leave', entry.element, this.#options, RELEASE).subscribe({
        error: (error: unknown) => {
          report(error);
          this.#remove();
        },
        complete: () => this.#remove(),
      });
    }
  }

  /** Removes all elements that have left in this frame. The others take their room, and that of their margins. */
  #remove(): void {
    const gone = this.#list.filter(hasLeft);
    if (gone.length === 0) return;
    this.#change(() => {
      this.#list = this.#list.filter((one) => !gone.includes(one));
      for (const { entry } of gone) takeOut(entry.element, this.#container);
    });
  }

  /** Puts the elements in order, after the other children. */
  #order(): void {
    const container = this.#container;
    let next: Element | null = null;
    let hasMoved = false;
    for (const { entry, isPresent } of [...this.#list].reverse()) {
      const { element } = entry;
      const isNew = element.parentNode !== container;
      // The program may have taken a leaving one away.
      if (isNew && !isPresent) continue;
      if (isNew || element.nextElementSibling !== next) {
        // With `moveBefore`, where the browser has it, the focus stays and a video continues.
        if (isNew || !('moveBefore' in container)) container.insertBefore(element, next);
        else {
          if (!hasMoved) layOut(container);
          hasMoved = true;
          container.moveBefore(element, next);
        }
      }
      next = element;
    }
    if (hasMoved) layOut(container);
  }
}

/** Whether an element may be removed: its leave has begun and is over, and its item is not back. */
function hasLeft<T>({ entry: { element, isPresent: was }, isPresent }: Listed<T, Entry<StyledElement>>): boolean {
  return !isPresent && was === false && transitions.get(element)?.isOver !== false;
}

/**
 * Chromium paints siblings in a wrong order if one of them is moved by `moveBefore` and another one leaves the flow, or
 * returns to it, before the page is laid out.
 */
function layOut(container: Element): void {
  container.getBoundingClientRect();
}

/** Whether an element is in another parent now, such as another list. */
function isElsewhere({ parentNode }: Element, container: Element): boolean {
  return parentNode !== null && parentNode !== container;
}

/** Removes an element as it was before all motion: the program may show it again. */
function takeOut(element: StyledElement, container: Element): void {
  if (isElsewhere(element, container)) return;
  transitions.get(element)?.stop();
  forget(element);
  domTarget(element).release();
  element.remove();
}
