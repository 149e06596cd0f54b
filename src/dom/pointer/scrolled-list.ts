/** A list in a dragged element, which the same gesture scrolls. */
export class ScrolledList {
  /** How many pixels the hand has taken its content down. */
  scrolled = 0;
  readonly #list: Element;
  /** How far it should be scrolled: browsers round it. */
  #top: number;

  constructor(list: Element) {
    this.#list = list;
    this.#top = list.scrollTop;
  }

  /**
   * Scrolls by its part of a move of the element.
   *
   * @param y Where the move takes the element.
   * @param from Where that was.
   * @param edge Above it, the list is scrolled instead.
   * @returns Where the rest of the move takes it.
   */
  scroll(y: number, from: number, edge: number): number {
    const list = this.#list;
    // Somebody else has scrolled it.
    if (Math.abs(list.scrollTop - this.#top) > 1) this.#top = list.scrollTop;
    const start = Math.max(from, edge);
    const most = list.scrollHeight - list.clientHeight;
    const part = y > start ? Math.min(y - start, this.#top) : y < edge ? Math.max(y - edge, this.#top - most) : 0;
    this.scrolled += part;
    list.scrollTop = this.#top -= part;
    return y - part;
  }
}
