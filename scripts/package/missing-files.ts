import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Installed } from './install.js';

/** References of pages and of source maps to files that are not packed. A release makes the README's links absolute. */
export function missingFaults({ folder }: Installed): string[] {
  const packed = join(folder, 'node_modules/rx-motion');
  const text = (file: string): string => readFileSync(join(packed, file), 'utf8');
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => file.endsWith('.map'));
  const pages = files.filter((file) => file.endsWith('.md'));
  const pointers = [
    ...pages.flatMap((file) => relativeLinks(text(file)).map((link) => [file, link] as const)),
    ...maps.flatMap((file) => sourcesOf(text(file)).map((source) => [file, source] as const)),
  ];
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

/** The files that a map refers to; none if it contains them. */
function sourcesOf(map: string): string[] {
  const { sources, sourcesContent } = JSON.parse(map) as { sources: string[]; sourcesContent?: unknown };
  return sourcesContent === undefined ? sources : [];
}
