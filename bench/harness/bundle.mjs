import { dirname, extname, resolve } from 'node:path';
import { build } from 'esbuild';
import { bench, bundle } from './contestants.mjs';

/**
 * Bundles a contestant with its own copies of the cases and measures, as an application would be built for production.
 * Two bundles share nothing, so no call in one is slowed by what the other has done.
 *
 * @param against `index.js` or `index.ts` of another build of rx-motion, to be used instead of this one.
 */
export async function bundleContestant(contestant, name = contestant, against = undefined) {
  const contents = `export { default as contestant } from './contestants/${contestant}.mjs';
    export { cases, endDisagreement } from './measures/index.mjs';`;
  await build({
    stdin: { contents, resolveDir: bench, sourcefile: `${name}.entry.mjs` },
    outfile: bundle(name),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: against === undefined ? [] : [otherBuild(resolve(against))],
    nodePaths: [`${bench}../node_modules`],
    alias: { 'pixi.js': `${bench}stubs/pixi.js.mjs` },
    banner: { js: "import process from 'node:process';" },
    sourcemap: true,
    logLevel: 'error',
  });
}

/** Takes every entry point of rx-motion from the folder of `index`. */
const otherBuild = (index) => ({
  name: 'other-build',
  setup({ onResolve }) {
    onResolve({ filter: /\/src\/(\w+\/)?index\.ts$/ }, ({ path }) => ({
      path: `${dirname(index)}/${path.replace(/.*\/src\//, '').replace(/\.ts$/, extname(index))}`,
    }));
  },
});
