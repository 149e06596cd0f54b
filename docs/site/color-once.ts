import type { MarkdownRenderer } from 'vitepress';

/** Colours each block of code only once: every page is rendered twice, for reading and for the search index. */
export function colorOnce({ options }: MarkdownRenderer): void {
  const { highlight } = options;
  if (typeof highlight !== 'function') throw new Error('the site: Markdown must colour code');
  const colored = new Map<string, string>();
  options.highlight = (code, language, attributes) => {
    const key = JSON.stringify([code, language, attributes]);
    const html = colored.get(key) ?? highlight(code, language, attributes);
    colored.set(key, html);
    return html;
  };
}
