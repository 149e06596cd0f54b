import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/**
 * Bundles all that the programs of the differential test use.
 *
 * @param source The sources: the folder `src`, here or of another commit.
 */
export async function bundle(source: string, outfile: string): Promise<void> {
  const entry = readFileSync(join(root, 'test/differential/engine.ts'), 'utf8');
  await build({
    stdin: { contents: entry.replaceAll('../../src/', './'), loader: 'ts', resolveDir: resolve(source) },
    bundle: true,
    outfile,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    nodePaths: [join(root, 'node_modules')],
  });
}
