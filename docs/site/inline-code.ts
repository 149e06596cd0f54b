import type { MarkdownRenderer } from 'vitepress';

/**
 * Keeps inline code verbatim: its double braces belong to Angular, but Vue would interpret them. A short name is not
 * broken at its hyphens.
 */
export function verbatimInlineCode(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('verbatim inline code', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        if (token.type !== 'code_inline') continue;
        token.attrSet('v-pre', '');
        if (/^\S{1,24}$/.test(token.content)) token.attrSet('class', 'name');
      }
  });
}
