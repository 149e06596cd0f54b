import { type Box, around, inOneLine } from './box.js';
import type { FlowingText } from './flowing-text.js';
import type { Segments, SplitBy } from './segments.js';

/** Text of one text node in one line. */
export interface Fragment {
  readonly node: Text;
  /** The part of the node's text; nothing for a hyphen at the end of a line. */
  readonly from: number;
  readonly to: number;
  /** Where it is seen. */
  readonly box: Box;
}

/** The fragments of a character, a word or a line: a word may have markup in it, or go on in the next line. */
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

  /** One fragment; if it goes on in another line, one for each line. */
  const measured = (node: Text, from: number, to: number): TextPart => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const rectangles = range.getClientRects();
    if (rectangles.length <= 1) return Array.from(rectangles, (box) => ({ node, from, to, box }));
    const boxes = Array.from<Box>(rectangles);
    if (boxes.every((box) => inLine(boxes[0]!, box))) return [{ node, from, to, box: boxes.reduce(around) }];
    const graphemes = segments.graphemes(node.data, from, to);
    return graphemes.length === 1
      ? // The first box is that of a hyphen, which browsers show before it at the end of a line.
        [
          { node, from, to: from, box: boxes[0]! },
          { node, from, to, box: boxes.at(-1)! },
        ]
      : linesOf(
          graphemes.flatMap((own) => measured(node, ...own)),
          inLine,
        ).flat();
  };
  const parts = segments.of(text, by).map(([start, end]) =>
    nodes.flatMap(({ node, start: offset }) => {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, node.length);
      return from < to ? measured(node, from, to) : [];
    }),
  );
  if (by === 'lines') return linesOf(parts.flat(), inLine);
  // A hyphen before a character is one of its own.
  const isHyphen = ([first]: TextPart): boolean => by === 'chars' && first?.from === first?.to;
  return parts
    .flatMap((part) => (isHyphen(part) ? [part.slice(0, 1), part.slice(1)] : [part]))
    .filter(([first]) => first);
}

/** Fragments by lines, those of one text node joined. */
function linesOf(fragments: TextPart, inLine: (one: Box, other: Box) => boolean): TextPart[] {
  const lines: Fragment[][] = [];
  let whole: Box | undefined;
  for (const fragment of fragments) {
    if (whole === undefined || !inLine(whole, fragment.box)) {
      lines.push([]);
      whole = fragment.box;
    }
    whole = around(whole, fragment.box);
    const line = lines.at(-1)!;
    const last = line.at(-1);
    if (last?.node !== fragment.node || fragment.from === fragment.to) line.push(fragment);
    else line[line.length - 1] = { ...last, to: fragment.to, box: around(last.box, fragment.box) };
  }
  return lines;
}
