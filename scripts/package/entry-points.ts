import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What users can import. */
export interface EntryPoint {
  /** As in the exports of package.json: `.`, `./dom`. */
  readonly key: string;
  /** As users write it: `rx-motion`, `rx-motion/dom`. */
  readonly specifier: string;
  /** Name of its record and its budget: `index`, `dom`. */
  readonly name: string;
  /** Built files, from the project's root. */
  readonly types: string;
  readonly script: string;
}

/** The project's root. */
export const root: string = resolve(import.meta.dirname, '../..');

/** The entry points that src has: its index, and each folder with an index. */
export function entryPoints(): EntryPoint[] {
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true });
  const folders = entries.filter(
    (entry) => entry.isDirectory() && existsSync(join(root, 'src', entry.name, 'index.ts')),
  );
  return [
    entryPoint('index', '.', 'dist/index'),
    ...folders.map(({ name }) => entryPoint(name, `./${name}`, `dist/${name}/index`)),
  ];
}

/** What package.json and the byte budgets still have to say about the entry points, or say too much. */
export function entryPointFaults(): string[] {
  const { exports } = readJson('package.json') as { exports: Record<string, unknown> };
  const budgets = readJson('.size-limit.json') as { path: string }[];
  const found = entryPoints();
  const faults = found.flatMap(({ key, types, script }) => {
    const expected = JSON.stringify({ types: `./${types}`, default: `./${script}` });
    const missing = [];
    if (JSON.stringify(exports[key]) !== expected)
      missing.push(`package.json: exports should have "${key}": ${expected}`);
    if (!budgets.some(({ path }) => path === script))
      missing.push(`.size-limit.json: there is no budget for ${script}`);
    return missing;
  });
  const extra = Object.keys(exports).filter(
    (key) => key !== './package.json' && !found.some((point) => point.key === key),
  );
  return [...faults, ...extra.map((key) => `package.json: exports has "${key}", but src has no such entry point`)];
}

function entryPoint(name: string, key: string, path: string): EntryPoint {
  return { name, key, specifier: key.replace('.', 'rx-motion'), types: `${path}.d.ts`, script: `${path}.js` };
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
