import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../package/entry-points.js';

const programs = {
  object: `import { moveTo, play } from './src/index.ts'; globalThis.used = [moveTo, play];`,
  element: `import { moveTo, play } from './src/index.ts'; import { domTarget } from './src/dom/index.ts';
    globalThis.used = [moveTo, play, domTarget];`,
};

/** The kB that moving an object or an element adds to a page, minified and gzipped, without RxJS. */
export async function kilobytesToMove(what: keyof typeof programs): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: programs[what], resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['rxjs'],
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
}
