import { Subscription } from 'rxjs';
import { givenBack } from '../dom/presence/given-back.js';
import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import { glideOn } from './flip.js';
import { type Flipping, flippingOf } from './flipping.js';
import { forget } from './glide.js';
import { passing } from './passing.js';
import { popLeaving } from './popped.js';
import type { CheckedPresence } from './presence-options.js';
import { report } from '../clock/report.js';

/** An element of the list, also while it leaves. */
interface Entry<E> {
  readonly element: E;
  isLeaving: boolean;
  /** Its entering or leaving. */
  transition: Subscription;
}

/** The elements of one container. */
export class PresenceList<T, E extends StyledElement> {
  readonly #container: Element;
  readonly #options: CheckedPresence<T, E>;
  readonly #entries = new Map<unknown, Entry<E>>();
  #glide = new Subscription();

  constructor(container: Element, options: CheckedPresence<T, E>) {
    this.#container = container;
    this.#options = options;
  }

  /** Shows a list. Returns its elements in order. */
  show(items: readonly T[]): E[] {
    const [entries, options] = [this.#entries, this.#options];
    const next = new Map(items.map((item) => [options.key(item), item]));
    if (next.size < items.length)
      throw new RangeError(`presence: keys must differ, got ${items.length - next.size} twice`);
    const flipping = flippingOf(options.flip, this.#elements);
    flipping.rest();
    for (const [key, entry] of entries) if (!entry.isLeaving && !next.has(key)) this.#startTransition(entry, true);
    if (options.leaving === 'popLayout') popLeaving(this.#elements);
    const added: Entry<E>[] = [];
    const list = Array.from(next, ([key, item]) => {
      const known = entries.get(key);
      if (known === undefined) {
        const entry = { element: options.create(item), isLeaving: false, transition: new Subscription() };
        entries.set(key, entry);
        added.push(entry);
        return entry.element;
      }
      options.update(known.element, item);
      if (known.isLeaving) this.#startTransition(known, false);
      return known.element;
    });
    this.#order(list);
    for (const entry of added) this.#startTransition(entry, false);
    this.#play(flipping);
    return list;
  }

  stop(): void {
    this.#glide.unsubscribe();
    for (const entry of this.#entries.values()) {
      if (entry.isLeaving) takeOut(entry);
      else entry.transition.unsubscribe();
    }
  }

  get #elements(): E[] {
    return Array.from(this.#entries.values(), ({ element }) => element);
  }

  #play(flipping: Flipping): void {
    flipping.begin(this.#elements);
    this.#glide = glideOn('presence', flipping, this.#options.frame$, this.#glide);
  }

  /** Makes an element enter or leave, in place of its present transition. */
  #startTransition(entry: Entry<E>, isLeaving: boolean): void {
    const before = entry.transition;
    entry.isLeaving = isLeaving;
    const done = (): void => {
      // It may have been called back.
      if (isLeaving && entry.isLeaving) this.#remove(entry);
    };
    entry.transition = passing(isLeaving ? 'leave' : 'enter', entry.element, this.#options, givenBack).subscribe({
      error: (error: unknown) => {
        report(error);
        done();
      },
      complete: done,
    });
    before.unsubscribe();
  }

  /** Removes an element that has left. The others take its room, and that of its margins. */
  #remove(entry: Entry<E>): void {
    const flipping = flippingOf(this.#options.flip, this.#elements);
    for (const [key, one] of this.#entries) {
      // Those that have left in the same frame go together.
      const hasLeft = one === entry || (one.isLeaving && transitions.get(one.element)?.isOver === true);
      if (!hasLeft) continue;
      this.#entries.delete(key);
      takeOut(one);
    }
    this.#play(flipping);
  }

  /** Puts the elements in order. Those that leave stay where they are among them. */
  #order(list: readonly E[]): void {
    const container = this.#container;
    const staying = new Set<Element>(list);
    let next: Element | null = null;
    for (const element of [...list].reverse()) {
      const isNew = element.parentNode !== container;
      // The focus stays, and a video goes on, where the browser can move elements.
      const move = 'moveBefore' in container && !isNew ? 'moveBefore' : 'insertBefore';
      if (isNew || nextAmong(staying, element) !== next) container[move](element, next);
      next = element;
    }
  }
}

/** Removes an element as it was before all motion: the program may show it again. */
function takeOut({ element, transition }: Entry<StyledElement>): void {
  transition.unsubscribe();
  forget(element);
  domTarget(element).release();
  element.remove();
}

/** The next sibling of an element that is one of these. */
function nextAmong(elements: ReadonlySet<Element>, element: Element): Element | null {
  let next = element.nextElementSibling;
  while (next !== null && !elements.has(next)) next = next.nextElementSibling;
  return next;
}
