import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../package/entry-points.js';

/** The script for pages without a bundler, from the project's root. Its global is `rxMotion`. */
export const pageScript = 'dist/rx-motion.min.js';

/** Bundles rx-motion, rx-motion/dom, rx-motion/stream and RxJS into one script, with its integrity hash beside it. */
export async function bundlePageScript(): Promise<void> {
  const parts = ['index', 'dom/index', 'stream/index'].map((name) => `export * from './dist/${name}.js';`);
  await build({
    stdin: { contents: [...parts, `export * as rxjs from 'rxjs';`].join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'rxMotion',
    target: 'es2022',
    conditions: ['es2015'],
    outfile: join(root, pageScript),
  });
  writeFileSync(join(root, `${pageScript}.sha384`), `${integrityOf(join(root, pageScript))}\n`);
}

/** The value of a script tag's `integrity`. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
