import type { MarkdownRenderer } from 'vitepress';

/** Has code within a sentence or a table stand as it is written: its double braces are Angular's, and Vue would fill them. */
export function verbatimInlineCode(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('verbatim inline code', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === 'code_inline') token.attrSet('v-pre', '');
  });
}
