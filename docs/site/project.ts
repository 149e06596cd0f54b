import { resolve } from 'node:path';

/** The project's root; the site is always made from there. */
export const root: string = process.cwd();

const src = resolve(root, 'src');

/** The library by its names, as its sources: a change of it shows at once. */
export const library: { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^rx-motion$/, replacement: `${src}/index.ts` },
  { find: /^rx-motion\/(.+)$/, replacement: `${src}/$1/index.ts` },
];
