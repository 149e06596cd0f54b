import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../package/entry-points.js';

/** Bundles the schematics of Angular's command line into dist/schematics/: CommonJS, which it can always load. */
export async function bundleSchematics(): Promise<void> {
  const folder = join(root, 'dist/schematics');
  await build({
    entryPoints: [join(root, 'schematics/index.ts')],
    outfile: join(folder, 'index.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  for (const file of ['collection.json', 'migrate.json'])
    copyFileSync(join(root, 'schematics', file), join(folder, file));
}
