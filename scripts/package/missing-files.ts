import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Installed } from './install.js';

/** References of pages to files that are not packed. A release makes the README's links absolute. */
export function missingFaults({ folder }: Installed): string[] {
  const packed = join(folder, 'node_modules/rx-motion');
  const text = (file: string): string => readFileSync(join(packed, file), 'utf8');
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.md'));
  const pointers = pages.flatMap((file) => relativeLinks(text(file)).map((link) => [file, link] as const));
  return pointers.flatMap(([file, target]) => {
    const path = join(packed, dirname(file), target);
    return existsSync(path) ? [] : [`${file} points to ${relative(packed, path)}, which is not packed`];
  });
}

/** The files that a page links to. */
function relativeLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link!);
}
