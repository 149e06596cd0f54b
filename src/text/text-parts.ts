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
  /** In which direction its characters follow one another, if there are several. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

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

  /** One fragment, and before it the hyphen that is seen at the end of the line before. */
  const measured = (node: Text, from: number, to: number): TextPart => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = range.getClientRects();
    const [first, last] = [boxes[0], boxes[boxes.length - 1]];
    if (!first || !last) return [];
    if (first === last) return [{ node, from, to, box: first }];
    if (inOneLine(first, last, isVertical)) return [{ node, from, to, box: Array.from<Box>(boxes).reduce(around) }];
    const hyphen = { node, from, to: from, box: first };
    return isBlank(node, from, to) ? [{ ...hyphen, to }] : [hyphen, { node, from, to, box: last }];
  };
  const found: readonly Segment[] = by === 'lines' ? [[0, text.length]] : segments.of(text, by);
  return found
    .flatMap(([start, end]) => {
      const part = nodes.flatMap(({ node, start: offset }) => {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, node.length);
        return from >= to ? [] : segments.graphemes(node.data, from, to).flatMap((own) => measured(node, ...own));
      });
      if (part.length === 1) return [part];
      const lines = linesOf(part, isVertical);
      // A hyphen before a character is one of its own.
      return by === 'lines' ? lines : by === 'chars' ? lines.flat().map((one) => [one]) : [lines.flat()];
    })
    .filter(([first]) => first);
}

/** Fragments by lines; those of one text node that follow one another without a gap, in one direction, are joined. */
function linesOf(fragments: TextPart, isVertical: boolean): TextPart[] {
  let line: Fragment[] = [];
  const lines = [line];
  let whole: Box | undefined;
  /** The last fragment, and the space after it. */
  let reach: Box | undefined;
  for (const fragment of fragments) {
    const { node, from, to, box } = fragment;
    if (whole && !inOneLine(whole, box, isVertical)) {
      lines.push((line = []));
      whole = reach = undefined;
    }
    whole = whole ? around(whole, box) : box;
    const last = line.at(-1);
    const isAfter = reach && (isVertical || Math.abs(box.left - reach.right) < 1);
    const isBefore = reach && Math.abs(box.right - reach.left) < 1;
    const direction = isAfter ? 'ltr' : isBefore ? 'rtl' : undefined;
    if (isBlank(node, from, to)) {
      reach = direction && around(reach!, box);
      continue;
    }
    if (direction && last?.node === node && from < to && (last.direction ?? direction) === direction)
      line[line.length - 1] = { ...last, to, box: around(last.box, box), direction };
    else line.push(fragment);
    reach = line.at(-1)!.box;
  }
  return lines;
}

const isBlank = (node: Text, from: number, to: number): boolean => from < to && node.data.slice(from, to).trim() === '';
