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
  readonly esm: Built;
  readonly cjs: Built;
}

/** Paths of built files from the project's root. */
export interface Built {
  readonly types: string;
  readonly script: string;
}

/** The project's root. */
export const root: string = resolve(import.meta.dirname, '../..');

/** The entry points in package.json. */
export function entryPoints(): EntryPoint[] {
  return Object.keys(exportsOf())
    .filter((key) => !key.endsWith('.json'))
    .map(entryPoint);
}

/** Entries that are missing or superfluous in package.json, src and the byte budgets. */
export function entryPointFaults(): string[] {
  const exports = exportsOf();
  const budgets = readJson('.size-limit.json') as { path: string }[];
  const listed = entryPoints();
  const faults = listed.flatMap((point) => {
    const { key, name, esm } = point;
    const missing = [];
    if (JSON.stringify(exports[key]) !== JSON.stringify(conditions(point)))
      missing.push(`package.json: exports should have "${key}": ${JSON.stringify(conditions(point), null, 2)}`);
    if (!existsSync(join(root, source(name))))
      missing.push(`package.json: exports has "${key}", but there is no ${source(name)}`);
    if (!budgets.some(({ path }) => path === esm.script))
      missing.push(`.size-limit.json: there is no budget for ${esm.script}`);
    return missing;
  });
  const unlisted = readdirSync(join(root, 'src')).filter(
    (name) => existsSync(join(root, source(name))) && !listed.some((point) => point.name === name),
  );
  return [
    ...faults,
    ...unlisted.map((name) => `package.json: exports lacks "./${name}", which ${source(name)} is for`),
  ];
}

/**
 * The conditions of an entry point in `exports`. First those under which `import` and `require` get the same file:
 * `module-sync` in Node, `bun` in Bun, `module` in bundlers. `require` comes last, for Jest and for tools that know
 * none of them.
 */
function conditions({ esm, cjs }: EntryPoint): object {
  const file = ({ types, script }: Built): object => ({ types: `./${types}`, default: `./${script}` });
  return { 'module-sync': file(esm), bun: file(esm), module: file(esm), import: file(esm), require: file(cjs) };
}

function entryPoint(key: string): EntryPoint {
  const name = key === '.' ? 'index' : key.slice(2);
  const path = key === '.' ? 'index' : `${name}/index`;
  const built = (folder: string): Built => ({ types: `${folder}/${path}.d.ts`, script: `${folder}/${path}.js` });
  return { name, key, specifier: key.replace('.', 'rx-motion'), esm: built('dist'), cjs: built('dist/cjs') };
}

function source(name: string): string {
  return name === 'index' ? 'src/index.ts' : `src/${name}/index.ts`;
}

function exportsOf(): Record<string, unknown> {
  return (readJson('package.json') as { exports: Record<string, unknown> }).exports;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
