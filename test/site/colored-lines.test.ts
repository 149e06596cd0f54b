import { describe, expect, it } from '@jest/globals';
import { coloredLines } from '../../docs/site/colored-lines.js';

describe('coloredLines', () => {
  it('keeps the text of each line', () => {
    const code = ['const a = `b', '${c < 1}`;', '', '/* d', ' e */ f & g'].join('\n');
    const texts = coloredLines(code).map((line) => line.replace(/<[^>]*>/g, ''));
    expect(texts).toEqual(['const a = `b', '${c &lt; 1}`;', '', '/* d', ' e */ f &amp; g']);
  });

  it('colours each line of a token that spans several', () => {
    expect(coloredLines('/* a\nb */ 1')).toEqual([
      '<span class="hljs-comment">/* a</span>',
      '<span class="hljs-comment">b */</span> <span class="hljs-number">1</span>',
    ]);
  });
});
