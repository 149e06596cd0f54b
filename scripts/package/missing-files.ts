import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Installed } from './install.js';

/** The files that what is packed points to, and that are not packed: where the README links to, and what maps stand for. */
export function missingFaults({ folder }: Installed): string[] {
  const packed = join(folder, 'node_modules/rx-motion');
  const text = (file: string): string => readFileSync(join(packed, file), 'utf8');
  const maps = readdirSync(packed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const pointers = [
    ...linksOf(text('README.md')).map((link) => ['README.md', link] as const),
    ...maps.flatMap((file) => sourcesOf(text(file)).map((source) => [file, source] as const)),
  ];
  return pointers.flatMap(([file, target]) => {
    const path = join(packed, dirname(file), target);
    return existsSync(path) ? [] : [`${file} points to ${relative(packed, path)}, which is not packed`];
  });
}

/** Links in Markdown that stay inside of the package. */
function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link!);
}

/** The files that a map refers to; none where it carries them. */
function sourcesOf(map: string): string[] {
  const { sources, sourcesContent } = JSON.parse(map) as { sources: string[]; sourcesContent?: unknown };
  return sourcesContent === undefined ? sources : [];
}
