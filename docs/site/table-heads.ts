import type { MarkdownRenderer } from 'vitepress';

/** Makes a plain cell of a head without words: it is the head of nothing, and is read aloud as one. */
export function plainEmptyHeads(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('plain empty heads', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') continue;
      token.tag = 'td';
      tokens[index + 2]!.tag = 'td';
    }
  });
}
