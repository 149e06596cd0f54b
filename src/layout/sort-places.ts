import { transitions } from '../dom/presence/transition.js';
import type { Distance } from '../element/axes.js';
import { type PageBox, pageBoxes } from './page-box.js';
import { applyShifts } from './shift.js';

/** A place in a list. */
export interface SortPlace {
  readonly list: Element;
  /** Among the other items of the list. */
  readonly index: number;
}

/** The places of some lists, in the layout: moving items count as being where they will be. */
export class SortPlaces {
  readonly #lists: readonly Element[];
  readonly #selector: string;

  /** @param selector The items among the children of a list. */
  constructor(lists: readonly Element[], selector: string) {
    this.#lists = lists;
    this.#selector = selector;
  }

  /** The items of a list, without those that leave. */
  itemsOf(list: Element): HTMLElement[] {
    return Array.from(list.children as HTMLCollectionOf<HTMLElement>).filter(
      (child) => child.matches(this.#selector) && transitions.get(child)?.entering !== false,
    );
  }

  get items(): HTMLElement[] {
    return this.#lists.flatMap((list) => this.itemsOf(list));
  }

  placeOf(item: HTMLElement): SortPlace {
    const list = item.parentElement!;
    return { list, index: this.itemsOf(list).indexOf(item) };
  }

  /** The place of an item whose middle is at a point of the window: in the list that is nearest to it. */
  placeAt(item: HTMLElement, { x, y }: Distance): SortPlace {
    const far = this.#lists.map((list) => {
      const { left, top, right, bottom } = list.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    });
    const list = this.#lists[far.indexOf(Math.min(...far))]!;
    return { list, index: this.#indexIn(list, item, { x, y }) };
  }

  /** The next place in a direction: in the same list, or else in the next list. */
  placeTowards(item: HTMLElement, x: number, y: number): SortPlace | undefined {
    const list = item.parentElement!;
    const boxes = this.#boxesOf(list);
    const own = boxes.get(item);
    if (own === undefined) return undefined;
    const next = nearest(boxes, own, x, y);
    if (next !== undefined) return { list, index: this.itemsOf(list).indexOf(next) };
    const lists = new Map(this.#lists.map((one) => [one, seenOf(one)]));
    const other = nearest(lists, seenOf(list), x, y);
    if (other === undefined) return undefined;
    const { x: middleX, y: middleY } = lists.get(other)!;
    return {
      list: other,
      index: this.#indexIn(other, item, x === 0 ? { x: own.x, y: middleY } : { x: middleX, y: own.y }),
    };
  }

  #boxesOf(list: Element): Map<HTMLElement, PageBox> {
    return applyShifts(pageBoxes(this.itemsOf(list)), -1) as Map<HTMLElement, PageBox>;
  }

  /** How many others come before a point, in the order in which the list is read. */
  #indexIn(list: Element, item: HTMLElement, { x, y }: Distance): number {
    const boxes = this.#boxesOf(list);
    const all = [...boxes.values()];
    const isInRow = (box: PageBox, row: PageBox): boolean =>
      Math.abs(box.y - row.y) < Math.max(box.height, row.height) / 2;
    const hasRows = all.some((box, index) => index > 0 && isInRow(box, all[index - 1]!));
    boxes.delete(item);
    const others = [...boxes.values()];
    if (!hasRows) return others.filter((box) => box.y < y).length;
    const far = Math.min(...all.map((box) => Math.abs(box.y - y)));
    const row = all.find((box) => Math.abs(box.y - y) === far)!;
    const isReversed = getComputedStyle(list).direction === 'rtl';
    return others.filter((box) => (isInRow(box, row) ? box.x < x !== isReversed : box.y < y)).length;
  }
}

/** Where something is seen: its middle, and its size. */
interface Seen extends Distance {
  readonly width: number;
  readonly height: number;
}

/** The nearest one in a direction that is not beside it. */
function nearest<E>(all: ReadonlyMap<E, Seen>, own: Seen, x: number, y: number): E | undefined {
  let found: E | undefined;
  let near = Infinity;
  for (const [one, box] of all) {
    const along = (box.x - own.x) * x + (box.y - own.y) * y;
    const aside =
      x === 0
        ? 2 * Math.abs(box.x - own.x) - box.width - own.width
        : 2 * Math.abs(box.y - own.y) - box.height - own.height;
    if (along <= 1 || along >= near || aside >= 0) continue;
    found = one;
    near = along;
  }
  return found;
}

function seenOf(list: Element): Seen {
  const { x, y, width, height } = list.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

export function isSame(one: SortPlace, other: SortPlace): boolean {
  return one.list === other.list && one.index === other.index;
}
