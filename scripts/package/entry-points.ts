import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entries, type Entry, optionalPeers } from '../entry-points.js';

/** An entry point of the package, with the paths of its files. */
export interface EntryPoint extends Entry {
  /** As in the exports of package.json: `.`, `./dom`. */
  readonly key: string;
  /** As in imports: `rx-motion`, `rx-motion/dom`. */
  readonly specifier: string;
  /** Its declarations before they are bundled, from the project's root. */
  readonly declared: string;
  readonly esm: Built;
  readonly cjs: Built;
}

/** Paths of built files from the project's root. */
export interface Built {
  readonly types: string;
  readonly script: string;
}

/** The folder of the declarations that the build bundles, from the project's root. */
export const declarations = '.cache/types';

/** The project's root. */
export const root: string = resolve(import.meta.dirname, '../..');

/** The entry points: `rx-motion`, then the others by name. */
export function entryPoints(): EntryPoint[] {
  const [main, ...others] = entries.map(entryPoint);
  return [main!, ...others.sort((one, other) => (one.name < other.name ? -1 : 1))];
}

/** The fields of package.json that the build writes: the entry points, and the optional peers. */
export function manifestOf(points: readonly EntryPoint[]): Record<string, unknown> {
  const exported = points.map((point) => [point.key, conditions(point)] as const);
  return {
    exports: Object.fromEntries<unknown>([...exported, ['./package.json', './package.json']]),
    // Only here: npm ignores these names, pnpm and Yarn give the packages to this one, in any version.
    peerDependenciesMeta: Object.fromEntries([...optionalPeers].sort().map((name) => [name, { optional: true }])),
  };
}

/** Fields of package.json that are not up to date. */
export function entryPointFaults(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  return Object.entries(manifestOf(entryPoints()))
    .filter(([field, value]) => JSON.stringify(manifest[field]) !== JSON.stringify(value))
    .map(([field]) => `package.json: ${field} is not up to date: run \`npm run build\` and commit it`);
}

/**
 * The conditions of an entry point in `exports`. First those under which `import` and `require` get the same file:
 * `module-sync` in Node, `bun` in Bun, `module` in bundlers. `require` comes last, for Jest and for tools that know
 * none of them. TypeScript finds the types beside each file.
 */
function conditions({ esm, cjs }: EntryPoint): object {
  const [one, other] = [`./${esm.script}`, `./${cjs.script}`];
  return { 'module-sync': one, bun: one, module: one, import: one, require: other };
}

function entryPoint(entry: Entry): EntryPoint {
  const { name } = entry;
  const key = name === 'index' ? '.' : `./${name}`;
  const path = name === 'index' ? name : `${name}/index`;
  const built = (folder: string): Built => ({ types: `${folder}/${path}.d.ts`, script: `${folder}/${path}.js` });
  return {
    ...entry,
    key,
    specifier: key.replace('.', 'rx-motion'),
    declared: `${declarations}/${path}.d.ts`,
    esm: built('dist'),
    cjs: built('dist/cjs'),
  };
}

/** The source of an entry point, from the project's root. */
export function source(name: string): string {
  return name === 'index' ? 'src/index.ts' : `src/${name}/index.ts`;
}
