import { describe, expect, it } from '@jest/globals';
import { graphemesOf, type SplitBy } from '../../src/text/graphemes.js';

/** Of text nodes that stand side by side. */
function partsOf(nodes: readonly string[], by: SplitBy, language = 'en'): string[] {
  let start = 0;
  const places = nodes.map((data) => {
    const place = { node: { data } as Text, start };
    start += data.length;
    return place;
  });
  const parts = graphemesOf({ text: nodes.join(''), nodes: places }, by, language);
  return parts
    .map((part) => part.map(({ node, from, to }) => node.data.slice(from, to)).join(''))
    .filter((text) => text !== '');
}

const parts = (text: string, by: SplitBy, language?: string): string[] => partsOf([text], by, language);

describe('graphemesOf', () => {
  it('finds words, with adjacent punctuation', () => {
    expect(parts(' “Don’t stop,” she\n said: e-mail (now)! ', 'words')).toEqual([
      '“Don’t',
      'stop,”',
      'she',
      'said:',
      'e-mail',
      '(now)!',
    ]);
  });

  it('finds words that continue in another node', () => {
    expect(partsOf(['One wo', 'r', 'd, ', 'two'], 'words')).toEqual(['One', 'word,', 'two']);
    expect(partsOf([' ', '\u00adword'], 'words')).toEqual(['\u00adword']);
    expect(partsOf(['One wo', 'r', 'd'], 'chars')).toEqual(['O', 'n', 'e', 'w', 'o', 'r', 'd']);
  });

  it('keeps the code units of one character together', () => {
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

  it('keeps words of connected letters whole, also across markup', () => {
    expect(parts('ab سلام، عليكم می‌خواهم', 'chars', 'ar')).toEqual(['a', 'b', 'سلام،', 'عليكم', 'می‌خواهم']);
    expect(partsOf(['سل', 'ام'], 'chars', 'ar')).toEqual(['سلام']);
    expect(parts('שלום', 'chars', 'he')).toEqual(['ש', 'ל', 'ו', 'ם']);
  });

  it('finds nothing in white space, and keeps it in lines', () => {
    for (const by of ['chars', 'words'] as const) expect(parts(' \n\t', by)).toEqual([]);
    expect(parts('a b', 'lines')).toEqual(['a b']);
  });
});
