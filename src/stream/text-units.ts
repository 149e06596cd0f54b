/** What a text is made of. A word has the spaces and the punctuation after it, a line its line break. */
export type TextUnit = 'grapheme' | 'word' | 'line';

/**
 * Finds where the units of a text end. `ends` has the ends of a former text, and gets those of this one.
 *
 * @param kept How many code units both texts begin with.
 */
export type FindEnds = (text: string, ends: number[], kept: number) => void;

/** Finds the ends of one unit; what a growing text cannot change is not divided again. */
export function findEndsOf(unit: TextUnit): FindEnds {
  const segmenter = unit === 'line' ? null : new Intl.Segmenter(undefined, { granularity: unit });
  return (text, ends, kept) => {
    // A former end stays if what follows cannot change it.
    while (ends.length > 0 && !isFirm(unit, text, ends.at(-1)!, kept)) ends.pop();
    const start = ends.at(-1) ?? 0;
    if (segmenter === null) {
      for (let end = start; (end = text.indexOf('\n', end) + 1) > 0;) ends.push(end);
    } else {
      let hasWord = false;
      for (const { index, isWordLike } of segmenter.segment(text.slice(start))) {
        const begins = unit === 'grapheme' ? index > 0 : isWordLike === true && hasWord;
        if (begins) ends.push(start + index);
        hasWord ||= isWordLike === true;
      }
    }
    if ((ends.at(-1) ?? 0) < text.length) ends.push(text.length);
  };
}

/**
 * Whether an end depends only on what is kept: the code point after it, and for words all until a space, because
 * dictionaries divide some languages.
 */
function isFirm(unit: TextUnit, text: string, end: number, kept: number): boolean {
  return end <= kept - 2 && (unit !== 'word' || /[\s\u3000-\u303f\uff00-\uff0f]/.test(text[end - 1]!));
}
