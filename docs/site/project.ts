import { resolve } from 'node:path';

/** The project's root; the site is always built from there. */
export const root: string = process.cwd();

const src = resolve(root, 'src');

/** Resolves the library's names to its sources: a change is visible at once. */
export const library: { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^rx-motion$/, replacement: `${src}/index.ts` },
  { find: /^rx-motion\/(.+)$/, replacement: `${src}/$1/index.ts` },
];
