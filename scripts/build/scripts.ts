import { isAbsolute, join } from 'node:path';
import { transform } from 'esbuild';
import { type OutputOptions, type Plugin, rollup } from 'rollup';
import { type EntryPoint, root, source } from '../package/entry-points.js';

/**
 * Bundles src into one file an entry point, with shared chunks: ES modules in dist/, CommonJS in dist/cjs/. The former
 * are the source without types, a statement a line, so that they need no source maps. CommonJS, which is for test
 * runners, is short instead.
 */
export async function bundleScripts(points: readonly EntryPoint[]): Promise<void> {
  // An entry point that shares nothing would still change which chunks Rollup merges for the others.
  const alone = points.filter(({ sharesCode }) => sharesCode === false);
  for (const some of [points.filter((point) => !alone.includes(point)), alone]) await bundleTogether(some);
}

async function bundleTogether(points: readonly EntryPoint[]): Promise<void> {
  const bundle = await rollup({
    input: inputs(points),
    external: isExternal,
    plugins: [typeScript],
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
    onLog(level, log, report) {
      // Such a circle is one of imports for side effects: see `withoutSideEffects`.
      if (log.code !== 'CIRCULAR_CHUNK') report(level, log);
    },
  });
  await bundle.write({
    ...output,
    dir: join(root, 'dist'),
    format: 'es',
    plugins: [withoutSideEffects, withoutDocblocks],
  });
  await bundle.write({
    ...output,
    dir: join(root, 'dist/cjs'),
    format: 'cjs',
    esModule: true,
    plugins: [withoutSideEffects, short],
  });
}

/** The sources of entry points by the paths of their bundles, without an extension. */
function inputs(points: readonly EntryPoint[]): Record<string, string> {
  const byPath = points.map(({ name }) => [name === 'index' ? name : `${name}/index`, join(root, source(name))]);
  return Object.fromEntries(byPath) as Record<string, string>;
}

/** Whether a module belongs to another package. */
export function isExternal(id: string): boolean {
  return !id.startsWith('.') && !isAbsolute(id);
}

/** Bytes. Smaller chunks are merged into those that are loaded with them: a file costs more time than what it adds. */
const SMALLEST_CHUNK = 2000;

const output: OutputOptions = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
  hoistTransitiveImports: false,
  // esbuild inlines constants of other files only; webpack keeps subclasses beside functions that it needs. What the
  // entry points of Angular share must not be merged into a chunk of others, who have no Angular.
  manualChunks: (id) =>
    /[\\/]src[\\/](?:table[\\/](row)|(easing)[\\/].*|(angular)[\\/](?!index)[^\\/]*)\.ts$/.exec(id)?.slice(1).join(''),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- will be the default in Rollup 5
  onlyExplicitManualChunks: true,
  experimentalMinChunkSize: SMALLEST_CHUNK,
  generatedCode: 'es2015',
};

/** Removes types, and comments between statements; the comments that say that a call is pure remain. */
const typeScript: Plugin = {
  name: 'typescript',
  resolveId: (id, importer) =>
    importer !== undefined && id.startsWith('.') ? join(importer, '..', id.replace(/\.js$/, '.ts')) : null,
  transform: async (text) => {
    const { code } = await transform(text, {
      loader: 'ts',
      target: 'es2022',
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
    });
    return { code, map: null };
  },
};

/**
 * Removes imports of chunks for their side effects, of which the sources have none: a chunk into which others were
 * merged may load one that needs Angular.
 */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  renderChunk: (code) => code.replace(/^(?:import '\.[^']*'|require\('\.[^']*'\));\n/gm, ''),
};

/** Removes the comments on members of classes: the types have them. */
const withoutDocblocks: Plugin = {
  name: 'without-docblocks',
  renderChunk: (code) => code.replace(/^ +(?:\/\*\*[^]*?\*\/|\/\/ .*)\n/gm, ''),
};

/** Removes white space, and shortens the names inside of functions. */
const short: Plugin = {
  name: 'short',
  renderChunk: (code) => transform(code, { minify: true }),
};
