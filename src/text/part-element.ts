import { type Box, around } from './box.js';
import type { Origin } from './origin.js';
import type { TextBackgrounds } from './text-backgrounds.js';
import type { Fragment, TextPart } from './text-parts.js';

/** An element that shows a part of a text where the text itself stands. */
export interface PartElement {
  readonly element: HTMLElement;
  /** The element, or the mask around it. */
  readonly outer: HTMLElement;
  /** Goes to where the part is seen now. */
  readonly place: (part: TextPart, origin: Origin) => void;
}

/**
 * Makes the element of a part.
 *
 * @param root The element whose text it is.
 * @param backgrounds Those of the element and the markup in it that are clipped to the text.
 */
export function partElement(
  part: TextPart,
  root: HTMLElement,
  backgrounds: TextBackgrounds,
  isMasked: boolean,
  isVertical: boolean,
): PartElement {
  const contents = part.map((fragment) => contentOf(fragment, root, backgrounds));
  // One for each fragment, if there are several.
  const fragments = part.length === 1 ? [] : contents.map((content) => spanAround(content));
  const element = spanAround(...(part.length === 1 ? contents : fragments));
  const outer = isMasked ? spanAround(element) : element;
  return {
    element,
    outer,
    place(part, origin) {
      const whole = part.map(({ box }) => box).reduce(around);
      // Letters in italics reach beyond their width.
      put(outer, whole, origin, isVertical, isMasked ? ';clip-path:inset(0 -0.1em)' : '');
      const within = { ...origin, left: whole.left, top: whole.top };
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
function contentOf(fragment: Fragment, root: HTMLElement, backgrounds: TextBackgrounds): Node {
  const { node, from, to, box, direction } = fragment;
  let parent = node.parentElement!;
  const found = getComputedStyle(parent);
  const text = node.data.slice(from, to) || '\u2010';
  let content: Node = document.createTextNode(text);
  // A letter alone may be wider than its box: it goes on to the right. A copy of bdi would find a direction of its own.
  const way = direction ?? (/\p{L}/u.test(text) ? 'ltr' : found.direction);
  const isDirected = way === 'rtl' || found.direction === 'rtl';
  const isCapitalized = found.textTransform === 'capitalize';
  if (isDirected || isCapitalized) {
    const span = spanAround(content);
    // In a block, browsers begin a word.
    span.style.cssText = `display:block;${isDirected ? `unicode-bidi:bidi-override;direction:${way}` : ''}`;
    if (isCapitalized && /[\p{L}\p{N}\p{M}'’]$/u.test(node.data.slice(0, from))) span.style.textTransform = 'none';
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
