import { join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { transform } from 'esbuild';
import { type OutputOptions, type Plugin, rollup } from 'rollup';
import { type EntryPoint, root, source } from '../package/entry-points.js';

/**
 * Bundles src into one file an entry point, with shared chunks: ES modules in dist/, CommonJS in dist/cjs/. The source
 * maps of the former hold the TypeScript. CommonJS, which is for test runners, is short instead.
 */
export async function bundleScripts(points: readonly EntryPoint[]): Promise<void> {
  const bundle = await rollup({
    input: inputs(points),
    external: isExternal,
    plugins: [typeScript],
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({ ...output, dir: join(root, 'dist'), format: 'es', sourcemap: true, plugins: [lightMaps] });
  await bundle.write({ ...output, dir: join(root, 'dist/cjs'), format: 'cjs', esModule: true, plugins: [short] });
}

/** The sources of entry points by the paths of their bundles, without an extension. */
function inputs(points: readonly EntryPoint[]): Record<string, string> {
  const byPath = points.map(({ name }) => [name === 'index' ? name : `${name}/index`, join(root, source(name))]);
  return Object.fromEntries(byPath) as Record<string, string>;
}

function isExternal(id: string): boolean {
  return !/^[./]/.test(id);
}

const output: OutputOptions = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
  hoistTransitiveImports: false,
  // esbuild inlines constants of other files only; webpack keeps subclasses beside functions that it needs.
  manualChunks: (id) => /\/src\/(?:table\/(row)|(easing)\/.*)\.ts$/.exec(id)?.slice(1).join(''),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- will be the default in Rollup 5
  onlyExplicitManualChunks: true,
  generatedCode: 'es2015',
};

/** Removes types and comments; the comments that say that a call is pure remain. */
const typeScript: Plugin = {
  name: 'typescript',
  resolveId: (id, importer) =>
    importer !== undefined && id.startsWith('.') ? join(importer, '..', id.replace(/\.js$/, '.ts')) : null,
  transform: (code, id) =>
    transform(code, {
      loader: 'ts',
      target: 'es2022',
      sourcemap: 'external',
      sourcefile: id,
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
    }),
};

/** Maps lines instead of words. The sources are without what never runs, which the types have; lines stay the same. */
const lightMaps: Plugin = {
  name: 'light maps',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
      const map = JSON.parse(String(file.source)) as { mappings: string; names: string[]; sourcesContent: string[] };
      map.mappings = encode(decode(map.mappings).map(([first]) => (first ? [first.slice(0, 4) as typeof first] : [])));
      map.names = [];
      map.sourcesContent = map.sourcesContent.map((text) =>
        text.replaceAll(NEVER_RUNS, (block) => linesOf(block)).trimEnd(),
      );
      file.source = JSON.stringify(map);
    }
  },
};

/** Removes white space, and shortens the names inside of functions. */
const short: Plugin = {
  name: 'short',
  renderChunk: (code) => transform(code, { minify: true }),
};

/** Docblocks, line comments, imports, interfaces, short types, overloads. */
const NEVER_RUNS =
  /\/\*\*(?:[^*]|\*(?!\/))*\*\/|^ *\/\/.*$|^import [^;]*;$|^(?:export )?(?:interface [^]*?^}|type (?:.*|[^;{]*);|function [^{;]*;)$/gm;

function linesOf(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1);
}
