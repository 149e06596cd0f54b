import { areInOneLine, type Box, boxAround } from './box.js';
import type { Grapheme, SplitBy } from './graphemes.js';

/** Text of one text node in one line; empty for a hyphen at the end of a line. */
export interface Fragment extends Grapheme {
  /** Where it is seen. */
  readonly box: Box;
  /** The direction in which its characters follow one another, if there are several. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/**
 * The fragments of a character, a word or a line: a word may have markup in it, go on in the next line, or, where
 * scripts of both directions meet, be seen at several positions.
 */
export type TextPart = readonly Fragment[];

/** Measures the characters, words or lines of a text. What is not displayed is left out. */
export function textParts(parts: readonly (readonly Grapheme[])[], by: SplitBy, isVertical: boolean): TextPart[] {
  const range = document.createRange();

  /** The fragment of a grapheme, preceded by the hyphen at the end of the line before, if one is seen there. */
  const measured = (grapheme: Grapheme): TextPart => {
    const { node, from, to } = grapheme;
    range.setStart(node, from);
    range.setEnd(node, to);
    const all = Array.from(range.getClientRects());
    // Safari also returns empty boxes where a line or a direction ends.
    const boxes = all.filter(({ width, height }) => (isVertical ? height : width) > 0);
    const [first = all[0]] = boxes;
    const last = boxes.at(-1) ?? first;
    if (!first || !last) return [];
    const hyphen = { ...grapheme, to: from, box: first };
    const fragment = { ...grapheme, box: last };
    // A soft hyphen has a width where it is seen. Chromium counts that as a part of the next letter, too.
    if (node.data[from] === SOFT_HYPHEN) return [boxes.length > 0 ? hyphen : fragment];
    const isSingle = first === last || isBlank(grapheme) || areInOneLine(first, last, isVertical);
    return isSingle || node.data[from - 1] === SOFT_HYPHEN ? [fragment] : [hyphen, fragment];
  };
  return parts
    .flatMap((part) => {
      const fragments = part.flatMap(measured);
      if (fragments.length === 1) return [fragments];
      const lines = linesOf(fragments, isVertical);
      // A hyphen before a character is a part of its own.
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
    if (whole && !areInOneLine(whole, box, isVertical)) {
      lines.push((line = []));
      whole = reach = undefined;
    }
    whole = whole ? boxAround(whole, box) : box;
    const last = line.at(-1);
    const isAfter = reach && (isVertical || Math.abs(box.left - reach.right) < 1);
    const isBefore = reach && Math.abs(box.right - reach.left) < 1;
    const direction = isAfter ? 'ltr' : isBefore ? 'rtl' : undefined;
    if (isBlank(fragment)) {
      reach = direction && boxAround(reach!, box);
      continue;
    }
    if (direction && last?.node === node && from < to && (last.direction ?? direction) === direction)
      line[line.length - 1] = { ...last, to, box: boxAround(last.box, box), direction };
    else line.push(fragment);
    reach = line.at(-1)!.box;
  }
  return lines;
}

const SOFT_HYPHEN = '\u00ad';

const isBlank = ({ node, from, to }: Grapheme): boolean => from < to && node.data.slice(from, to).trim() === '';
