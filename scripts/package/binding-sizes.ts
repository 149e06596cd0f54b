import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Installed, neighbours } from './install.js';

/** The names that an application imports from a binding, and those it would import to do the same by hand. */
interface Use {
  readonly binding: string;
  readonly names: readonly string[];
  readonly besides: string;
  /** Bytes. */
  readonly limit: number;
}

const elements = `export { ActionManager, sequence, spawn, stagger, targeted } from 'rx-motion';
export { domTarget, enter, flush, leave, reducedMotion$ } from 'rx-motion/dom';`;
const values = `export { glide, spring } from 'rx-motion/stream';`;
const lists = `export { autoFlip, presence } from 'rx-motion/layout';`;
const styles = `export { at, speed } from 'rx-motion';
export { cssKeyframes } from 'rx-motion/dom';`;

const uses: readonly Use[] = [
  { binding: 'angular', names: ['appear', 'vanish', 'injectMotion'], besides: elements, limit: 2550 },
  { binding: 'angular', names: ['springSignal', 'glideSignal'], besides: elements + values, limit: 1000 },
  { binding: 'angular/migration', names: ['fromMetadata'], besides: elements + styles, limit: 2700 },
  {
    binding: 'angular',
    names: [
      ...['appear', 'glideSignal', 'injectMotion', 'provideInstantMotion', 'provideMotion', 'springSignal', 'vanish'],
    ],
    besides: elements + values,
    limit: 2850,
  },
  { binding: 'react', names: ['useMotion', 'usePresence', 'useSpring'], besides: elements + values, limit: 1500 },
  {
    binding: 'svelte',
    names: ['autoFlip', 'glideStore', 'motion', 'springStore'],
    besides: elements + values + lists,
    limit: 500,
  },
  {
    binding: 'vue',
    names: ['motionKey', 'useGlide', 'useMotion', 'useSpring', 'useTransition', 'vFlip'],
    besides: elements + values + lists,
    limit: 1000,
  },
];

/**
 * Bindings that add more than their budget to a production bundle.
 *
 * Measures the gzipped difference between a bundle that also uses the binding and one with only the functions below it.
 */
export async function bindingSizeFaults({ folder }: Installed): Promise<string[]> {
  const sizes = await Promise.all(
    uses.map(async ({ binding, names, besides, limit }) => {
      // Under other names, because a binding may name a function as the layer below it does.
      const aliases = names.map((name, index) => `${name} as own${index}`);
      const used = `export { ${aliases.join(', ')} } from 'rx-motion/${binding}';`;
      const [before, after] = await Promise.all([besides, besides + used].map((script) => bytes(script, folder)));
      const size = after! - before!;
      return { text: `rx-motion/${binding} { ${names.join(', ')} } adds ${size} B of at most ${limit}`, size, limit };
    }),
  );
  return sizes.filter(({ size, limit }) => size > limit).map(({ text }) => text);
}

async function bytes(contents: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: neighbours(),
    // As in Angular's own production builds.
    define: { ngDevMode: 'false' },
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
