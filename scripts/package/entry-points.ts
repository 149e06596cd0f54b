import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An entry point of the package. */
export interface EntryPoint {
  /** As in the exports of package.json: `.`, `./dom`. */
  readonly key: string;
  /** As in imports: `rx-motion`, `rx-motion/dom`. */
  readonly specifier: string;
  /** The name of its record and its budget: `index`, `dom`. */
  readonly name: string;
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

/** The entry points: src/index.ts, and every folder of src with an index. */
export function entryPoints(): EntryPoint[] {
  const names = ['index', ...readdirSync(join(root, 'src')).sort()];
  return names.filter((name) => existsSync(join(root, source(name)))).map(entryPoint);
}

/** The exports of package.json, which the build writes. */
export function exportsOf(points: readonly EntryPoint[]): Record<string, unknown> {
  const entries = points.map((point) => [point.key, conditions(point)] as const);
  return Object.fromEntries<unknown>([...entries, ['./package.json', './package.json']]);
}

/** Entry points without a byte budget, and exports in package.json that are not up to date. */
export function entryPointFaults(): string[] {
  const { exports } = readJson('package.json') as { exports: unknown };
  const budgets = readJson('.size-limit.json') as { path: string | string[] }[];
  const points = entryPoints();
  const isCurrent = JSON.stringify(exports) === JSON.stringify(exportsOf(points));
  const unlimited = points.filter(({ esm }) => !budgets.some(({ path }) => path === esm.script));
  return [
    ...(isCurrent ? [] : ['package.json: exports is not up to date: run `npm run build` and commit it']),
    ...unlimited.map(({ esm }) => `.size-limit.json: there is no budget for ${esm.script}`),
  ];
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

function entryPoint(name: string): EntryPoint {
  const key = name === 'index' ? '.' : `./${name}`;
  const path = name === 'index' ? name : `${name}/index`;
  const built = (folder: string): Built => ({ types: `${folder}/${path}.d.ts`, script: `${folder}/${path}.js` });
  return {
    name,
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

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
