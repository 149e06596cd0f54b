import { describe, expect, it } from '@jest/globals';
import { Segments, type SplitBy } from '../../src/text/segments.js';

function parts(text: string, by: SplitBy, language = 'en'): string[] {
  return new Segments(language).of(text, by).map((segment) => text.slice(...segment));
}

describe('Segments', () => {
  it('finds words, with the punctuation beside them', () => {
    expect(parts(' “Don’t stop,” she\n said: e-mail (now)! ', 'words')).toEqual([
      '“Don’t',
      'stop,”',
      'she',
      'said:',
      'e-mail',
      '(now)!',
    ]);
  });

  it('keeps together the units that make one character', () => {
    const couple = '\u{1f468}\u200d\u{1f469}';
    expect(parts(`oï e\u0301a\u00adb ${couple}x`, 'chars')).toEqual([
      ...['o', 'ï', 'e\u0301'],
      ...['a', '\u00ad', 'b'],
      ...[couple, 'x'],
    ]);
  });

  it('finds words without spaces between them', () => {
    expect(parts('東京へ行く', 'words', 'ja').length).toBeGreaterThan(1);
    expect(parts('สวัสดีชาวโลก', 'words', 'th')).toEqual(['สวัสดี', 'ชาว', 'โลก']);
  });

  it('finds characters as readers see them', () => {
    expect(parts('e\u0301 👨‍👩‍👧‍👦🇩🇪\r\nx', 'chars')).toEqual(['e\u0301', '👨‍👩‍👧‍👦', '🇩🇪', 'x']);
  });

  it('keeps words of joined letters whole', () => {
    expect(parts('ab سلام عليكم', 'chars', 'ar')).toEqual(['a', 'b', 'سلام', 'عليكم']);
    expect(parts('שלום', 'chars', 'he')).toEqual(['ש', 'ל', 'ו', 'ם']);
  });

  it('finds nothing in white space', () => {
    for (const by of ['chars', 'words', 'lines'] as const) expect(parts(' \n\t', by)).toEqual([]);
  });

  it('counts characters from the start of the whole text', () => {
    expect(new Segments('en').graphemes('abcd', 1, 3)).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
});
