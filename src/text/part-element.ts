import { type Box, around } from './box.js';
import type { Origin } from './origin.js';
import type { TextBackgrounds } from './text-backgrounds.js';
import type { Fragment, TextPart } from './text-parts.js';

/** An element that shows a part of a text where the text itself stands. */
export class PartElement {
  readonly element: HTMLElement;
  /** The element, or the mask around it. */
  readonly outer: HTMLElement;
  /** One for each fragment, if there are several. */
  readonly #fragments: readonly HTMLElement[];

  /**
   * @param root The element whose text it is.
   * @param backgrounds Those of the element and the markup in it that are clipped to the text.
   */
  constructor(part: TextPart, root: HTMLElement, backgrounds: TextBackgrounds, isMasked: boolean) {
    const contents = part.map((fragment) => contentOf(fragment, root, backgrounds));
    this.#fragments = part.length === 1 ? [] : contents.map((content) => spanAround(content));
    this.element = spanAround(...(part.length === 1 ? contents : this.#fragments));
    this.outer = isMasked ? spanAround(this.element) : this.element;
  }

  /** Goes to where the part is seen now. */
  place(part: TextPart, origin: Origin, isVertical: boolean): void {
    const whole = part.map(({ box }) => box).reduce(around);
    const isMasked = this.outer !== this.element;
    // Letters in italics reach beyond their width.
    put(this.outer, whole, origin, isVertical, isMasked ? ';clip-path:inset(0 -0.1em)' : '');
    if (!isMasked && this.#fragments.length === 0) return;
    const within = { ...origin, left: whole.left, top: whole.top };
    if (isMasked) put(this.element, whole, within, isVertical);
    this.#fragments.forEach((fragment, index) => {
      put(fragment, part[index]!.box, within, isVertical);
    });
  }
}

function spanAround(...contents: Node[]): HTMLElement {
  const element = document.createElement('span');
  element.append(...contents);
  return element;
}

/** The text, in copies of the markup around it. Backgrounds and borders stay with the markup itself. */
function contentOf(fragment: Fragment, root: HTMLElement, backgrounds: TextBackgrounds): Node {
  const { node, box, direction } = fragment;
  let parent = node.parentElement!;
  const found = getComputedStyle(parent);
  const isCapitalized = found.textTransform === 'capitalize';
  let content: Node = document.createTextNode(isCapitalized ? capitals(fragment) : textOf(fragment));
  // Alone, punctuation could stand at the other end.
  const isDirected = direction !== undefined && direction !== found.direction;
  if (isDirected || isCapitalized) {
    const span = spanAround(content);
    if (isDirected) span.style.cssText = `display:block;unicode-bidi:bidi-override;direction:${direction}`;
    if (isCapitalized) span.style.textTransform = 'none';
    content = span;
  }
  do {
    parent = parent.parentElement!;
    const background = backgrounds.get(parent);
    if (parent === root && background === undefined) break;
    const copy = parent === root ? document.createElement('span') : (parent.cloneNode() as HTMLElement);
    copy.removeAttribute('id');
    const { style } = copy;
    style.cssText += ';display:block;position:static;margin:0;border:0;padding:0;box-shadow:none;background:none';
    if (background !== undefined) {
      const { left, top, width, height } = parent.getBoundingClientRect();
      style.background = `${background.image} ${left - box.left}px ${top - box.top}px/${width}px ${height}px`;
      style.backgroundClip = 'text';
    }
    copy.append(content);
    content = copy;
  } while (parent !== root);
  return content;
}

const textOf = ({ node, from, to }: Fragment): string => node.data.slice(from, to) || '\u2010';

/** The text with the capitals of `text-transform: capitalize`: browsers cannot tell where words begin among parts. */
function capitals(fragment: Fragment): string {
  const { node, from } = fragment;
  const before = node.data.slice(Math.max(from - 1, 0), from);
  return (before + textOf(fragment))
    .replace(/(^|[^\p{L}\p{N}\p{M}'’])\p{L}/gu, (start) => start.toUpperCase())
    .slice(before.length);
}

/**
 * Text in a line as high as the text itself stands exactly in its box.
 *
 * @param more The declarations that it has besides.
 */
function put({ style }: HTMLElement, box: Box, origin: Origin, isVertical: boolean, more = ''): void {
  const pixels = (length: number): string => `${length / origin.scale}px`;
  const [left, top] = [pixels(box.left - origin.left), pixels(box.top - origin.top)];
  const [width, height] = [pixels(box.right - box.left), pixels(box.bottom - box.top)];
  const lineHeight = isVertical ? width : height;
  // The first time, one text: browsers take twice as long for its declarations one by one.
  if (style.length > 0) Object.assign(style, { left, top, width, height, lineHeight });
  else
    style.cssText =
      `position:absolute;text-decoration:inherit;left:${left};top:${top};` +
      `width:${width};height:${height};line-height:${lineHeight}${more}`;
}
