import type { MarkdownRenderer } from 'vitepress';

/** Keeps names with hyphens, such as those of packages, on one line of a block of code. */
export function wholeWords({ options }: MarkdownRenderer): void {
  const { highlight } = options;
  if (typeof highlight !== 'function') throw new Error('the site: Markdown must colour code');
  options.highlight = (code, language, attributes) =>
    highlight(code, language, attributes).replace(/>[^<]+</g, (text) =>
      text.replace(/[\w@./]+(?:-[\w./]+)+/g, '<span class="whole">$&</span>'),
    );
}
