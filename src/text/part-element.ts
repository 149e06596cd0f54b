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
    this.#fragments = part.length === 1 ? [] : contents.map((content) => boxAround(content));
    this.element = boxAround(...(part.length === 1 ? contents : this.#fragments));
    this.outer = isMasked ? boxAround(this.element) : this.element;
    // Letters in italics reach beyond their width.
    if (isMasked) this.outer.style.clipPath = 'inset(0 -0.1em)';
  }

  /** Goes to where the part is seen now. */
  place(part: TextPart, origin: Origin, isVertical: boolean): void {
    const whole = part.map(({ box }) => box).reduce(around);
    const within = { ...origin, left: whole.left, top: whole.top };
    put(this.outer, whole, origin, isVertical);
    if (this.outer !== this.element) put(this.element, whole, within, isVertical);
    this.#fragments.forEach((fragment, index) => {
      put(fragment, part[index]!.box, within, isVertical);
    });
  }
}

function boxAround(...contents: Node[]): HTMLElement {
  const element = document.createElement('span');
  element.style.cssText = 'position:absolute;display:block;text-decoration:inherit';
  element.append(...contents);
  return element;
}

/** The text, in copies of the markup around it. Backgrounds and borders stay with the markup itself. */
function contentOf({ node, from, to, box }: Fragment, root: HTMLElement, backgrounds: TextBackgrounds): Node {
  let content: Node = document.createTextNode(node.data.slice(from, to));
  let parent = node.parentElement!;
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

/** Text in a line as high as the text itself stands exactly in its box. */
function put({ style }: HTMLElement, { left, top, right, bottom }: Box, origin: Origin, isVertical: boolean): void {
  const pixels = (length: number): string => `${length / origin.scale}px`;
  style.left = pixels(left - origin.left);
  style.top = pixels(top - origin.top);
  style.width = pixels(right - left);
  style.height = pixels(bottom - top);
  style.lineHeight = isVertical ? style.width : style.height;
}
