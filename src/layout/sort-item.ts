import { animationFrameScheduler, auditTime, type Subscription, tap } from 'rxjs';
import { frame$ } from '../clock/frames.js';
import { drag$ } from '../dom/pointer/drag.js';
import type { DragOptions } from '../dom/pointer/drag-options.js';
import { type Distance, ownDistance, pageDistance } from '../element/axes.js';
import { heldElements } from '../element/displacement.js';
import { flush } from '../element/page.js';
import { targetOf } from '../element/target/dom-target.js';
import type { ElementTarget } from '../element/target/element-target.js';
import { checkFlip } from './flip-options.js';
import { flippingOf } from './flipping.js';
import { Flips } from './flips.js';
import { forget } from './glide.js';
import { type PageBox, pageBoxes } from './page-box.js';
import { isSame, type SortPlace, type SortPlaces } from './sort-places.js';

/** What the items of some lists share. */
export interface Sorter {
  readonly places: SortPlaces;
  /** Whether the last key that was pressed since an item was taken is Escape. */
  isEscaped: boolean;
  /** Asks the page for a move. */
  move(item: HTMLElement, to: SortPlace | undefined): void;
}

/** An item that a hand may take. */
export class SortItem {
  readonly #item: HTMLElement;
  readonly #target: ElementTarget;
  readonly #sorter: Sorter;
  readonly #flips = new Flips('sortable$', frame$);
  /** Where it was taken; undefined while it is not held. */
  #home: SortPlace | undefined;
  #asked: SortPlace | undefined;

  constructor(item: HTMLElement, sorter: Sorter) {
    this.#item = item;
    this.#target = targetOf(item);
    this.#sorter = sorter;
  }

  /** Follows hands until it is unsubscribed. */
  follow(options: DragOptions, fail: (error: unknown) => void): Subscription {
    const drags$ = drag$(this.#item, options).pipe(
      tap(({ x, y, velocity, isHeld }) => {
        if (this.#home === undefined) {
          this.#home = this.#sorter.places.placeOf(this.#item);
          this.#sorter.isEscaped = false;
        }
        Object.assign(this.#target, { x, y });
        this.#item.toggleAttribute('data-held', isHeld);
        if (!isHeld) this.#release(velocity);
      }),
      // The list must not change while the page is laid out.
      auditTime(0, animationFrameScheduler),
    );
    const subscription = drags$.subscribe({
      next: () => {
        if (this.#home !== undefined) this.#ask();
      },
      error: fail,
    });
    subscription.add(() => {
      this.#item.removeAttribute('data-held');
      this.#flips.stop();
      forget(this.#item);
      this.#putBack();
    });
    return subscription;
  }

  /** Asks for the place at which it is seen. */
  #ask(): void {
    const seen = seenBox(this.#item);
    if (seen === undefined) return;
    const to = this.#sorter.places.placeAt(this.#item, seen);
    // The page may have refused it.
    if (this.#asked !== undefined && isSame(to, this.#asked)) return;
    this.#asked = to;
    this.#sorter.move(this.#item, to);
    const now = seenBox(this.#item);
    if (now === undefined) return;
    // It stays where it is, although the layout has moved it.
    const { x, y } = ownDistance(now.around, seen.x - now.x, seen.y - now.y);
    this.#target.x += x;
    this.#target.y += y;
  }

  #release(velocity: Distance): void {
    const item = this.#item;
    // Whatever the page does now does not make it glide.
    heldElements.add(item);
    if (this.#sorter.isEscaped) this.#sorter.move(item, this.#home);
    else this.#ask();
    heldElements.delete(item);
    this.#home = this.#asked = undefined;
    const seen = seenBox(item);
    const flipping = flippingOf(checkFlip('sortable$', {}), [item]);
    if (seen && Math.hypot(velocity.x, velocity.y) > 0)
      flipping.throw(item, pageDistance(seen.around, velocity.x, velocity.y));
    this.#putBack();
    this.#flips.begin(flipping, [item]);
  }

  #putBack(): void {
    const { x, y } = this.#target.transform.page.numbers;
    Object.assign(this.#target, { x, y });
  }
}

function seenBox(item: HTMLElement): PageBox | undefined {
  flush();
  return pageBoxes([item]).get(item);
}
