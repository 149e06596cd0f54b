import { commonLength } from '../math/common-length.js';

/** What has changed in a text: `from` to `oldEnd` of the former one became `from` to `newEnd`. */
export interface TextChange {
  readonly from: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** A text node, when it was last read. */
interface ReadText {
  readonly node: Text;
  readonly data: string;
  /** Where it begins in the whole text. */
  readonly start: number;
}

/** The text of an element, whose markup may be made anew at any time. */
export class ChangingText {
  readonly #root: Element;
  readonly #texts: ReadText[] = [];
  readonly #range: Range;

  constructor(root: Element) {
    this.#root = root;
    this.#range = root.ownerDocument.createRange();
    this.#readRest();
  }

  /** Reads what stands at the first change and after it, and compares it with what stood there. */
  read(records: readonly MutationRecord[]): TextChange {
    const before = this.#cut(records);
    const after = this.#readRest();
    const common = commonLength(before, after);
    const most = Math.min(before.length, after.length) - common;
    let end = 0;
    while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
    const start = this.#length - after.length;
    return { from: start + common, oldEnd: start + before.length - end, newEnd: start + after.length - end };
  }

  /** The ranges of one color each that a part of the text consists of, as it was read last. */
  rangesOf(from: number, to: number): [color: string, range: StaticRange][] {
    const texts = this.#texts;
    // As a rule, it stands at the end.
    let index = texts.length;
    while (index > 0 && texts[index - 1]!.start + texts[index - 1]!.data.length > from) index--;
    const parts: { color: string; first: ReadText; last: ReadText }[] = [];
    for (; index < texts.length && texts[index]!.start < to; index++) {
      const text = texts[index]!;
      const color = colorOf(text.node.parentElement!);
      const part = parts.at(-1);
      if (part?.color === color) part.last = text;
      else parts.push({ color, first: text, last: text });
    }
    return parts.map(({ color, first, last }) => {
      const range = new StaticRange({
        startContainer: first.node,
        startOffset: Math.max(0, from - first.start),
        endContainer: last.node,
        endOffset: Math.min(last.data.length, to - last.start),
      });
      return [color, range];
    });
  }

  get #length(): number {
    const last = this.#texts.at(-1);
    return last === undefined ? 0 : last.start + last.data.length;
  }

  /** Forgets the texts from the first change on, and returns them. */
  #cut(records: readonly MutationRecord[]): string {
    const root = this.#root;
    const range = this.#range;
    let [container, offset]: [Node, number] = [root, root.childNodes.length];
    for (const { target, previousSibling } of records) {
      // Its removal is a record, too.
      if (!root.contains(target)) continue;
      const isAfter = previousSibling?.parentNode === target;
      range.selectNodeContents(isAfter ? previousSibling : target);
      range.collapse(!isAfter);
      if (range.comparePoint(container, offset) > 0) [container, offset] = [range.startContainer, range.startOffset];
    }
    range.setStart(container, offset);
    range.collapse(true);
    const texts = this.#texts;
    const kept = (node: Text): boolean => root.contains(node) && range.comparePoint(node, node.length) < 0;
    let cut = '';
    while (texts.length > 0 && !kept(texts.at(-1)!.node)) cut = texts.pop()!.data + cut;
    return cut;
  }

  /** Reads the texts after those that are known, and returns them. */
  #readRest(): string {
    const walker = this.#root.ownerDocument.createTreeWalker(this.#root, NodeFilter.SHOW_TEXT);
    walker.currentNode = this.#texts.at(-1)?.node ?? this.#root;
    let rest = '';
    let start = this.#length;
    for (let node; (node = walker.nextNode() as Text | null);) {
      const { data } = node;
      this.#texts.push({ node, data, start });
      start += data.length;
      rest += data;
    }
    return rest;
  }
}

/** The color in which the text of an element is painted. */
function colorOf(element: Element): string {
  return getComputedStyle(element).webkitTextFillColor;
}
