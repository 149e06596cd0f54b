/** What a text is split into. */
export type SplitBy = 'chars' | 'words' | 'lines';

/** A part of a text, in UTF-16 units: from `start` up to `end`. */
export type Segment = readonly [start: number, end: number];

/** Finds characters and words as the readers of a language do. */
export class Segments {
  readonly #graphemes: Intl.Segmenter;
  readonly #words: Intl.Segmenter;

  constructor(language: string | undefined) {
    this.#graphemes = new Intl.Segmenter(language);
    this.#words = new Intl.Segmenter(language, { granularity: 'word' });
  }

  /**
   * The characters of a text, or its words, without white space.
   *
   * Where letters join, as in Arabic, a word is one character: its letters would look different if they stood alone.
   */
  of(text: string, by: SplitBy): Segment[] {
    const words = this.#wordsOf(text);
    if (by !== 'chars') return words;
    return words.flatMap((word) => (JOINED.test(text.slice(...word)) ? [word] : this.graphemes(text, ...word)));
  }

  /** The characters of a part of a text. */
  graphemes(text: string, from: number, to: number): Segment[] {
    const part = text.slice(from, to);
    if (SIMPLE.test(part)) return Array.from(part, (_, index) => [from + index, from + index + 1]);
    const found = this.#graphemes.segment(part);
    return Array.from(found, ({ index, segment }) => [from + index, from + index + segment.length]);
  }

  /** Punctuation belongs to the word beside it. Some languages have no space between words. */
  #wordsOf(text: string): Segment[] {
    const words: [start: number, end: number][] = [];
    let follows = false;
    let isAfterWord = false;
    for (const { segment, index, isWordLike = false } of this.#words.segment(text)) {
      const isSpace = segment.trim() === '';
      const end = index + segment.length;
      if (follows && !isSpace && !(isWordLike && isAfterWord)) words.at(-1)![1] = end;
      else if (!isSpace) words.push([index, end]);
      follows = !isSpace;
      isAfterWord = isWordLike;
    }
    return words;
  }
}

/** Letters and signs of Latin, each of which is one character. */
const SIMPLE = /^[ -\u02ff]*$/;

/** A letter of Arabic, Syriac, Mongolian, N'Ko, Mandaic, Adlam or Hanifi Rohingya. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u;
