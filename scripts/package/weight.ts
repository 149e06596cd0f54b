import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

/** Files and their bytes. */
interface Weight {
  readonly files: number;
  readonly bytes: number;
}

const MOST = { files: 330, bytes: 3_400_000 };
/** What each test file of a user loads; `node bench/imports.mjs` says how long that takes. */
const MOST_LOADED = { files: 28, bytes: 290_000 };

/** A package with too many files or bytes, as a whole or when `rx-motion` is imported or required. */
export async function weightFaults({ folder }: Installed): Promise<string[]> {
  const packed = join(folder, 'node_modules/rx-motion');
  const files = readdirSync(packed, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const [main] = entryPoints();
  const [esm, cjs] = await Promise.all([main!.esm, main!.cjs].map(({ script }) => loaded(join(packed, script))));
  return [
    ...excess('the package', weightOf(sizes), MOST),
    ...excess('import of rx-motion', esm!, MOST_LOADED),
    ...excess('require of rx-motion', cjs!, MOST_LOADED),
  ];
}

function excess(what: string, weight: Weight, most: Weight): string[] {
  const names = ['files', 'bytes'] as const;
  return names
    .filter((name) => weight[name] > most[name])
    .map((name) => `${what} must have <= ${most[name]} ${name}, has ${weight[name]}`);
}

/** A script and everything that it imports or requires, without RxJS. */
async function loaded(script: string): Promise<Weight> {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
  });
  return weightOf(Object.values(metafile.inputs).map(({ bytes }) => bytes));
}

function weightOf(sizes: readonly number[]): Weight {
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
