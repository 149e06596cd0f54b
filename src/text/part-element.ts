import { type Box, boxAround } from './box.js';
import { clipsToText } from './text-backgrounds.js';
import type { Fragment, TextPart } from './text-parts.js';

/** An element that shows a part of a text where the text itself stands. */
export interface PartElement {
  readonly element: HTMLElement;
  /** The element, or the mask around it. */
  readonly outer: HTMLElement;
  /** Moves it to where the part is seen now. */
  readonly move: (part: TextPart, origin: Origin) => void;
}

/** The origin from which elements are positioned, in the window. */
export interface Origin {
  readonly left: number;
  readonly top: number;
  /** The width of one CSS pixel there: not 1 if the element is scaled. */
  readonly width: number;
}

/**
 * Makes the element of a part.
 *
 * @param root The element whose text it is.
 */
export function partElement(part: TextPart, root: HTMLElement, isMasked: boolean, isVertical: boolean): PartElement {
  const contents = part.map((fragment) => contentOf(fragment, root));
  // One for each fragment, if there are several.
  const fragments = part.length === 1 ? [] : contents.map((content) => spanAround(content));
  const element = spanAround(...(part.length === 1 ? contents : fragments));
  const outer = isMasked ? spanAround(element) : element;
  // Letters in italics reach beyond their width.
  if (isMasked) outer.style.clipPath = 'inset(0 -0.1em)';
  return {
    element,
    outer,
    move(part, origin) {
      const whole = part.map(({ box }) => box).reduce(boxAround);
      put(outer, whole, origin, isVertical);
      const within = { left: whole.left, top: whole.top, width: origin.width };
      if (isMasked) put(element, whole, within, isVertical);
      fragments.forEach((fragment, index) => put(fragment, part[index]!.box, within, isVertical));
    },
  };
}

function spanAround(...contents: Node[]): HTMLElement {
  const element = document.createElement('span');
  element.append(...contents);
  return element;
}

/** The text, in copies of the markup around it. Backgrounds and borders stay with the markup itself. */
function contentOf({ node, from, to, box, direction }: Fragment, root: HTMLElement): Node {
  const text = node.data.slice(from, to) || '\u2010';
  let content: Node = document.createTextNode(text);
  let parent: Element = node.parentElement!;
  do {
    parent = parent.parentElement!;
    const found = getComputedStyle(parent);
    // A single letter may be wider than its box, and extends to the right. A copied bdi would detect its own direction.
    const way = direction ?? (/\p{L}/u.test(text) ? 'ltr' : found.direction);
    const isCapitalized = found.textTransform === 'capitalize';
    const isClipped = clipsToText(found);
    if (parent === root && !isCapitalized && !isClipped && way === 'ltr' && found.direction === way) break;
    const copy = parent === root ? spanAround() : (parent.cloneNode() as HTMLElement);
    copy.removeAttribute('id');
    const { style } = copy;
    style.cssText +=
      `;display:block;position:static;margin:0;border:0;padding:0;box-shadow:none;background:none;` +
      `direction:${way};unicode-bidi:bidi-override`;
    // Browsers treat the beginning of a block as the beginning of a word.
    if (isCapitalized && /[\p{L}\p{N}\p{M}'’]/u.test(node.data.charAt(from - 1))) style.textTransform = 'none';
    if (isClipped) {
      const { left, top, width, height } = parent.getBoundingClientRect();
      style.background = `${found.backgroundImage} ${left - box.left}px ${top - box.top}px/${width}px ${height}px`;
      style.backgroundClip = 'text';
    }
    copy.append(content);
    content = copy;
  } while (parent !== root);
  return content;
}

/** Puts an element over a box. With the height of the box as its line height, its text covers the original exactly. */
function put({ style }: HTMLElement, box: Box, origin: Origin, isVertical: boolean): void {
  const pixels = (length: number): string => `${length / origin.width}px`;
  const [left, top] = [pixels(box.left - origin.left), pixels(box.top - origin.top)];
  const [width, height] = [pixels(box.right - box.left), pixels(box.bottom - box.top)];
  const lineHeight = isVertical ? width : height;
  // As one text the first time: browsers take twice as long for separate declarations.
  if (style.position) Object.assign(style, { left, top, width, height, lineHeight });
  else
    style.cssText +=
      `position:absolute;text-decoration:inherit;left:${left};top:${top};` +
      `width:${width};height:${height};line-height:${lineHeight}`;
}
