import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { guideSidebar } from './navigation.js';
import { root } from './project.js';

/** Measured as in bench/sizes.mjs, the origin of the README's figures. */
const program = `import { moveTo, play } from './src/index.ts'; globalThis.used = [moveTo, play];`;

/** The current figures for the first screen: the size is measured, the speed comes from the README. */
export default {
  async load(): Promise<{ readonly size: string; readonly speed: string; readonly start: string }> {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: root },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      external: ['rxjs'],
    });
    const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ');
    const speed = /a thousand moves take ([\d.]+) times/i.exec(readme)?.[1];
    if (speed === undefined) throw new Error('README.md: must say how many times a thousand moves take');
    const size = (gzipSync(outputFiles[0]!.contents).length / 1000).toFixed(1);
    return { size, speed, start: guideSidebar()[0]!.items![0]!.link! };
  },
};
