import { build } from 'esbuild';
import { bench, bundle } from './contestants.mjs';

/**
 * Bundles a contestant together with copies of its own of the cases and measures, as an application would be built for
 * production. Nothing is shared between two bundles, so no call in one is slowed by what the other one has done.
 */
export async function bundleContestant(contestant, name = contestant) {
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
    alias: { 'pixi.js': `${bench}stubs/pixi.js.mjs` },
    banner: { js: "import process from 'node:process';" },
    sourcemap: true,
    logLevel: 'error',
  });
}
