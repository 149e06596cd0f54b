import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { guideSidebar } from './navigation.js';
import { root } from './project.js';

/** Measured as in bench/sizes.mjs, the origin of the README's figures. */
const programs = {
  object: `import { moveTo, play } from './src/index.ts'; globalThis.used = [moveTo, play];`,
  element: `import { moveTo, play } from './src/index.ts'; import { domTarget } from './src/dom/index.ts';
    globalThis.used = [moveTo, play, domTarget];`,
};

/** The figures of the first screen. */
interface Figures {
  /** kB to move an object, and an element. */
  readonly object: string;
  readonly element: string;
  /** How many times as long GSAP takes for a thousand moves. */
  readonly faster: string;
  readonly start: string;
}

/** The current figures for the first screen: sizes are measured, the speed is that of the last run of the bench. */
export default {
  async load(): Promise<Figures> {
    const [object, element] = await Promise.all([kilobytes(programs.object), kilobytes(programs.element)]);
    const results = readFileSync(join(root, 'bench/RESULTS.md'), 'utf8');
    return { object, element, faster: timesFaster(results), start: guideSidebar()[0]!.items![1]!.link! };
  },
};

async function kilobytes(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['rxjs'],
  });
  return (gzipSync(outputFiles[0]!.contents).length / 1000).toFixed(1);
}

function timesFaster(results: string): string {
  const part = results.slice(results.indexOf('## A leaf: one action'));
  const [own, other] = ['rx-motion', 'gsap'].map((name) =>
    Number(new RegExp(`^\\| ${name} \\| ([\\d.]+) `, 'm').exec(part)?.[1]),
  );
  const times = Math.floor(other! / own!);
  if (!(times > 1)) throw new Error('bench/RESULTS.md: must have the times of a thousand moves');
  return String(times);
}
