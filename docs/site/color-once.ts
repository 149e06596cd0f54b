import type { MarkdownRenderer } from 'vitepress';

/** Colours each block of code once: a page is rendered twice, to be read and to be searched. */
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
