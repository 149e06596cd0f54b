import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type MarkdownRenderer, type SiteConfig, createMarkdownRenderer } from 'vitepress';
import { root } from './project.js';

/** The address of the listing of a source. */
export function sourcePageOf(file: string, line?: number): string {
  return `/source/${file}.html${line === undefined ? '' : `#L${line}`}`;
}

/** The source whose listing has this address. */
export function sourceAt(address: string): string | undefined {
  return /^\/source\/([^#]*)\.html(?:#|$)/.exec(address)?.[1];
}

/** Writes the listings of these sources. */
export async function writeSourcePages(
  linked: Iterable<string>,
  { outDir, srcDir, markdown, site }: SiteConfig,
): Promise<void> {
  const renderer = await createMarkdownRenderer(srcDir, markdown, site.base);
  for (const file of linked) {
    const path = join(outDir, 'source', `${file}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, listing(renderer, file, site.base));
  }
}

/** A source as a page of its own, with an anchor for each line. */
export function listing(renderer: MarkdownRenderer, file: string, base: string): string {
  const language = extname(file).slice(1);
  const fence = '`'.repeat(12);
  const html = renderer.render(`${fence}${language}\n${readFileSync(join(root, file), 'utf8')}${fence}\n`);
  const code = /<pre[\s\S]*<\/pre>/.exec(html)![0];
  let line = 0;
  const numbered = code.replaceAll('<span class="line">', () => `<span class="line" id="L${++line}">`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${file} | rx-motion</title>
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${base}source.css">
    <script src="${base}theme.js"></script>
  </head>
  <body>
    <header><a href="${base}index.html">rx-motion</a> <h1>${file}</h1></header>
    <main>${numbered.replace('v-pre', '')}</main>
  </body>
</html>
`;
}
