import { type Box, around, inOneLine } from './box.js';
import type { FlowingText } from './flowing-text.js';
import type { Segment, Segments, SplitBy } from './segments.js';

/** Text of one text node in one line. */
export interface Fragment {
  readonly node: Text;
  /** The part of the node's text; nothing for a hyphen at the end of a line. */
  readonly from: number;
  readonly to: number;
  /** Where it is seen. */
  readonly box: Box;
  /** Where it goes on to, if that is known. */
  readonly direction?: Direction | undefined;
}

type Direction = 'ltr' | 'rtl';

/**
 * The fragments of a character, a word or a line: a word may have markup in it, go on in the next line, or, where
 * scripts of both directions meet, be seen in several places.
 */
export type TextPart = readonly Fragment[];

/** Measures the characters, words or lines of a text, in its order. What is not displayed is left out. */
export function textParts(
  { text, nodes }: FlowingText,
  by: SplitBy,
  segments: Segments,
  isVertical: boolean,
): TextPart[] {
  const range = document.createRange();
  const inLine = (one: Box, other: Box): boolean => inOneLine(one, other, isVertical);

  /** One fragment, and before it the hyphen that is seen at the end of the line before. */
  const measured = (node: Text, from: number, to: number): TextPart => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = range.getClientRects();
    const [first, last] = [boxes[0], boxes[boxes.length - 1]];
    if (!first || !last) return [];
    const direction = directionOf(node.data.slice(from, to));
    if (first === last) return [{ node, from, to, box: first, direction }];
    if (inLine(first, last)) return [{ node, from, to, box: Array.from<Box>(boxes).reduce(around), direction }];
    const hyphen = { node, from, to: from, box: first };
    return isBlank(node, from, to) ? [{ ...hyphen, to }] : [hyphen, { node, from, to, box: last, direction }];
  };
  const found: readonly Segment[] = by === 'lines' ? [[0, text.length]] : segments.of(text, by);
  const parts = found.map(([start, end]) =>
    nodes.flatMap(({ node, start: offset }) => {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, node.length);
      return from >= to ? [] : segments.graphemes(node.data, from, to).flatMap((own) => measured(node, ...own));
    }),
  );
  const lines = (part: TextPart): TextPart[] => linesOf(part, inLine).map((line) => joined(line, isVertical));
  if (by === 'lines') return lines(parts.flat()).filter(([first]) => first);
  // A hyphen before a character is one of its own.
  const isHyphen = ([first]: TextPart): boolean => by === 'chars' && first?.from === first?.to;
  return parts
    .map((part) => (part.length > 1 ? lines(part).flat() : part))
    .flatMap((part) => (isHyphen(part) ? [part.slice(0, 1), part.slice(1)] : [part]))
    .filter(([first]) => first);
}

/** Fragments by lines. */
function linesOf(fragments: TextPart, inLine: (one: Box, other: Box) => boolean): TextPart[] {
  const lines: Fragment[][] = [];
  let whole: Box | undefined;
  for (const fragment of fragments) {
    if (whole === undefined || !inLine(whole, fragment.box)) {
      lines.push([]);
      whole = fragment.box;
    }
    whole = around(whole, fragment.box);
    lines.at(-1)!.push(fragment);
  }
  return lines;
}

const isBlank = (node: Text, from: number, to: number): boolean => from < to && node.data.slice(from, to).trim() === '';

/** Joins the characters of a line that are of one text node and go on in one direction. */
function joined(line: TextPart, isVertical: boolean): TextPart {
  const found: Fragment[] = [];
  /** The last fragment, and the space after it. */
  let reach: Box | undefined;
  for (const fragment of line) {
    const { node, from, to, box, direction: own } = fragment;
    const way = reach && (isVertical ? 'ltr' : wayBetween(reach, box));
    if (isBlank(node, from, to)) {
      reach = way && around(reach!, box);
      continue;
    }
    const last = found.at(-1);
    const goesOn = way && last?.node === node && from < to && (last.direction ?? way) === way && (own ?? way) === way;
    if (goesOn) found[found.length - 1] = { ...last, to, box: around(last.box, box), direction: way };
    else found.push(fragment);
    reach = found.at(-1)!.box;
  }
  return found;
}

/** The direction of a character; undefined for digits and punctuation, which take that of the text around them. */
const directionOf = (character: string): Direction | undefined =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(character) ? 'rtl' : /\p{L}/u.test(character) ? 'ltr' : undefined;

/** The direction in which a box follows another without a gap. */
const wayBetween = (last: Box, next: Box): Direction | undefined =>
  Math.abs(next.left - last.right) < 1 ? 'ltr' : Math.abs(next.right - last.left) < 1 ? 'rtl' : undefined;
