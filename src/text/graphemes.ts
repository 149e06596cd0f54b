import type { FlowingText } from './flowing-text.js';

/** What a text is split into. */
export type SplitBy = 'chars' | 'words' | 'lines';

/** A character as readers see it, in UTF-16 units of its text node: from `from` up to `to`. */
export interface Grapheme {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/**
 * The graphemes of each part of a text. Characters and words are those that readers of the language see, without white
 * space. By lines, the whole text is one part: only the browser knows where it breaks. The first part may be empty.
 *
 * Where letters join, as in Arabic, a word is one character: its letters would look different if they stood alone.
 */
export function graphemesOf({ text, nodes }: FlowingText, by: SplitBy, language: string | undefined): Grapheme[][] {
  const words = by === 'words' ? wordStarts(text, language) : undefined;
  const graphemes = new Intl.Segmenter(language);
  const parts: Grapheme[][] = [[]];
  /** The index at which the last joining letter ends; -1 after any other character. */
  let joinsAt = -1;
  for (const { node, start } of nodes)
    for (const { segment, index } of graphemes.segment(node.data)) {
      const at = start + index;
      const to = index + segment.length;
      if (by !== 'lines') {
        if (segment.trim() === '') continue;
        const joins = JOINED.test(segment);
        if (words ? words.has(at) : !joins || at !== joinsAt) parts.push([]);
        joinsAt = joins ? start + to : -1;
      }
      parts.at(-1)!.push({ node, from: index, to });
    }
  return parts;
}

/** Where words begin. Punctuation belongs to the word beside it. Some languages have no space between words. */
function wordStarts(text: string, language: string | undefined): Set<number> {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const starts = new Set<number>();
  let follows = false;
  let isAfterWord = false;
  for (const { segment, index, isWordLike = false } of segments) {
    if (!follows || (isWordLike && isAfterWord)) starts.add(index);
    follows = segment.trim() !== '';
    isAfterWord = isWordLike;
  }
  return starts;
}

/** A letter of Arabic, Syriac, Mongolian, N'Ko, Mandaic, Adlam or Hanifi Rohingya. */
const JOINED = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Adlm}\p{scx=Rohg}]/u;
