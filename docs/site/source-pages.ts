import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from 'vitepress';
import { coloredLines } from './colored-lines.js';
import { root } from './project.js';

/** The address of a source's listing. */
export function sourcePageOf(file: string, line?: number): string {
  return `/source/${file}.html${line === undefined ? '' : `#L${line}`}`;
}

/** The source whose listing has this address. */
export function sourceAt(address: string): string | undefined {
  return /^\/source\/([^#]*)\.html(?:#|$)/.exec(address)?.[1];
}

/** Writes the listings of these sources. */
export function writeSourcePages(linked: Iterable<string>, { outDir, site }: SiteConfig): void {
  for (const file of linked) {
    const path = join(outDir, 'source', `${file}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, listing(file, site.base));
  }
}

/** A source as a page of its own, with an anchor for each line. */
export function listing(file: string, base: string): string {
  const lines = coloredLines(readFileSync(join(root, file), 'utf8').trimEnd());
  const numbered = lines.map((line, index) => `<span class="line" id="L${index + 1}">${line}</span>`);
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
    <main><pre tabindex="0"><code>${numbered.join('\n')}</code></pre></main>
  </body>
</html>
`;
}
