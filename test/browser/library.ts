import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { plainNames } from '../../scripts/entry-points.js';

/**
 * Where each server of pages has the library: this project's sources and RxJS, bundled once for all pages. It exports
 * each of its modules under the name that {@link libraryName} returns.
 */
export const libraryPath = '/library.js';

/** Entry points besides `rx-motion` that need no package but RxJS. */
const entryPoints = plainNames.filter((name) => name !== 'index');

/** The name under which the library exports a module that a page imports; undefined if it does not. */
export function libraryName(module: string): string | undefined {
  if (module === 'rxjs' || module === 'rx-motion') return module.replace('-', '_');
  return entryPoints.find((name) => module === `rx-motion/${name}`);
}

/** Writes the library, before the tests. */
export async function buildLibrary(): Promise<void> {
  const own = entryPoints.map((name) => `export * as ${name} from './src/${name}/index.ts';`);
  mkdirSync(dirname(file), { recursive: true });
  await build({
    stdin: {
      contents: [`export * as rxjs from 'rxjs';`, `export * as rx_motion from './src/index.ts';`, ...own].join('\n'),
      resolveDir: root,
    },
    bundle: true,
    outfile: file,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

export function readLibrary(): Buffer {
  return (library ??= readFileSync(file));
}

let library: Buffer | undefined;

const root = resolve(import.meta.dirname, '../..');
const file = join(root, '.cache/library.js');
