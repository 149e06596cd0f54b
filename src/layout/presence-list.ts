import { Subscription } from 'rxjs';
import { report } from '../clock/report.js';
import { givenBack } from '../dom/presence/given-back.js';
import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../element/elemental.js';
import { domTarget } from '../element/target/dom-target.js';
import { glideOn } from './flip.js';
import { type Flipping, flippingOf } from './flipping.js';
import { forget, lists } from './glide.js';
import { popLeaving } from './out-of-flow.js';
import { passing } from './passing.js';
import type { CheckedPresence } from './presence-options.js';

/** The elements of one container. */
export class PresenceList<T, E extends StyledElement> {
  readonly #container: Element;
  readonly #options: CheckedPresence<T, E>;
  /** All elements by their keys, leaving ones included. */
  readonly #elements = new Map<unknown, E>();
  /** The elements of the last list. */
  readonly #present = new Set<Element>();
  #glide = new Subscription();

  constructor(container: Element, options: CheckedPresence<T, E>) {
    this.#container = container;
    this.#options = options;
    lists.add(container);
  }

  /** Shows a list. Returns its elements in order. */
  show(items: readonly T[]): E[] {
    const [elements, present, options] = [this.#elements, this.#present, this.#options];
    const next = new Map(items.map((item) => [options.key(item), item]));
    if (next.size < items.length)
      throw new RangeError(`presence: keys must differ, got ${items.length - next.size} repeated`);
    const flipping = this.#note();
    flipping.rest();
    for (const [key, element] of elements)
      if (!next.has(key) && present.delete(element)) this.#startTransition('leave', element);
    if (options.flip.leaving === 'popLayout') popLeaving(this.#all());
    const entering: E[] = [];
    const list = Array.from(next, ([key, item]) => {
      let element = elements.get(key);
      if (element === undefined) elements.set(key, (element = options.create(item)));
      else options.update(element, item);
      if (!present.has(element)) entering.push(element);
      present.add(element);
      return element;
    });
    this.#order(list);
    for (const element of entering) this.#startTransition('enter', element);
    this.#play(flipping);
    return list;
  }

  stop(): void {
    lists.delete(this.#container);
    this.#glide.unsubscribe();
    for (const element of this.#elements.values()) {
      if (this.#present.has(element)) transitions.get(element)?.stop();
      else takeOut(element);
    }
  }

  /** Notes where all are seen. */
  #note(): Flipping {
    return flippingOf(this.#options.flip, this.#all());
  }

  #all(): E[] {
    return [...this.#elements.values()];
  }

  #play(flipping: Flipping): void {
    flipping.begin(this.#all());
    this.#glide = glideOn('presence', flipping, this.#options.frame$, this.#glide);
  }

  /** Makes an element enter or leave, in place of its current transition. */
  #startTransition(which: 'enter' | 'leave', element: E): void {
    const done = (): void => {
      if (this.#hasLeft(element)) this.#remove();
    };
    passing(which, element, this.#options, givenBack).subscribe({
      error: (error: unknown) => {
        report(error);
        done();
      },
      complete: done,
    });
  }

  /** Whether an element may be removed: its leave is over, and it has not entered again. */
  #hasLeft(element: E): boolean {
    return !this.#present.has(element) && transitions.get(element)?.isOver !== false;
  }

  /** Removes all elements that have left in this frame. The others take their room, and that of their margins. */
  #remove(): void {
    const flipping = this.#note();
    flipping.rest();
    for (const [key, element] of this.#elements) {
      if (!this.#hasLeft(element)) continue;
      this.#elements.delete(key);
      takeOut(element);
    }
    this.#play(flipping);
  }

  /** Puts the elements in order. Those that leave stay where they are among them. */
  #order(list: readonly E[]): void {
    const container = this.#container;
    let next: Element | null = null;
    let hasMoved = false;
    for (const element of [...list].reverse()) {
      const isNew = element.parentNode !== container;
      if (isNew || nextAmong(this.#present, element) !== next) {
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

/**
 * Chromium paints siblings in a wrong order if one of them is moved by `moveBefore` and another one leaves the flow, or
 * returns to it, before the page is laid out.
 */
function layOut(container: Element): void {
  container.getBoundingClientRect();
}

/** Removes an element as it was before all motion: the program may show it again. */
function takeOut(element: StyledElement): void {
  transitions.get(element)?.stop();
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
