import type { MarkdownRenderer } from 'vitepress';

/** Turns an empty header cell into a plain cell: screen readers would announce it as a header. */
export function plainEmptyHeads(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('plain empty heads', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') continue;
      token.tag = 'td';
      tokens[index + 2]!.tag = 'td';
    }
  });
}
