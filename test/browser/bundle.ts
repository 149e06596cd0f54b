import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { build, type BuildContext, context, type Plugin } from 'esbuild';
import { libraryName, libraryPath } from './library.js';

/** TypeScript as text, or the path of its file. */
export type Script = { readonly source: string } | { readonly path: string };

/**
 * Bundles a script for the browser as one ES module; `rx-motion` and `rx-motion/…` are this project's sources. Bundles
 * are cached.
 */
export function bundle(script: Script): Promise<string> {
  return cached(script, 'whole');
}

/**
 * Bundles the script of a page, which takes what it imports from the library of all pages. A script that imports what
 * is not in the library is a bundle of its own, so that a page has everything once.
 */
export async function bundleForPage(script: Script): Promise<string> {
  try {
    return await cached(script, 'sharing');
  } catch {
    return bundle(script);
  }
}

/** Whether a bundle has all that it needs, or shares the library. */
type Form = 'whole' | 'sharing';

function cached(script: Script, form: Form): Promise<string> {
  const key = form + JSON.stringify(script);
  const bundled = bundles.get(key) ?? make(script, form);
  bundles.set(key, bundled);
  return bundled;
}

const bundles = new Map<string, Promise<string>>();

function make(script: Script, form: Form): Promise<string> {
  const turn = last.then(async () => {
    current = script;
    const bundler = await (bundlers[form] ??= context({
      entryPoints: ['script'],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      // No source map: inlined, it would be most of the page's script, and nobody reads it.
      logLevel: 'silent',
      ...(form === 'sharing' ? { banner: { js: `import * as ${shared} from '${libraryPath}';` } } : {}),
      plugins: [currentScript, svelteFor('client'), form === 'sharing' ? sharedLibrary : ownSources],
    }));
    const { outputFiles } = await bundler.rebuild();
    return outputFiles[0]?.text ?? '';
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** One bundler for all scripts of a file, one after the other: it reads the sources once. */
const bundlers: { [form in Form]?: Promise<BuildContext<{ write: false }>> } = {};
let current: Script;
let last: Promise<unknown> = Promise.resolve();

afterAll(async () => {
  for (const bundler of Object.values(bundlers)) await (await bundler).dispose();
});

const currentScript: Plugin = {
  name: 'current script',
  setup(build) {
    build.onResolve({ filter: /^script$/ }, ({ path }) => ({ path, namespace: 'script' }));
    build.onLoad({ filter: /.*/, namespace: 'script' }, () => {
      return 'path' in current
        ? { contents: readFileSync(current.path), loader: 'ts', resolveDir: dirname(current.path) }
        : { contents: current.source, loader: 'ts', resolveDir: root };
    });
  },
};

/** Bundles TypeScript programs as the modules `example-0.js`, `example-1.js`, …, which share their imports. */
export async function bundleAll(sources: readonly string[]): Promise<Record<string, string>> {
  const names = sources.map((_, index) => `example-${index}`);
  const texts: Plugin = {
    name: 'texts',
    setup(build) {
      build.onResolve({ filter: /^example-\d+$/ }, ({ path }) => ({ path, namespace: 'texts' }));
      build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => ({
        contents: sources[names.indexOf(path)]!,
        loader: 'ts',
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: names,
    bundle: true,
    splitting: true,
    write: false,
    outdir: root,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [texts, ownSources],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(root.length + 1), text]));
}

/** Bundles a program for Node. */
export async function bundleForServer(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [svelteFor('server'), ownSources],
  });
  return outputFiles[0]!.text;
}

const root = resolve(import.meta.dirname, '../..');

const ownSources: Plugin = {
  name: 'own sources',
  setup(build) {
    build.onResolve({ filter: /^rx-motion(\/|$)/ }, ({ path }) => {
      const file = join(root, 'src', path.slice('rx-motion'.length), 'index.ts');
      return existsSync(file) ? { path: file } : { errors: [{ text: `${path}: there is no ${file}` }] };
    });
  },
};

/** Compiles components of Svelte. The compiler is loaded for the first of them. */
const svelteFor = (generate: 'client' | 'server'): Plugin => ({
  name: 'svelte components',
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = await import('svelte/compiler');
      return { contents: compile(readFileSync(path, 'utf8'), { filename: path, generate }).js.code, loader: 'js' };
    });
  },
});

/** The name of the library in a bundle. */
const shared = 'libraryOfPages';

const sharedLibrary: Plugin = {
  name: 'shared library',
  setup(build) {
    build.onResolve({ filter: /^rx/ }, ({ path }) =>
      libraryName(path) === undefined
        ? { errors: [{ text: `${path} is not in the library` }] }
        : { path, namespace: 'library' },
    );
    build.onLoad({ filter: /./, namespace: 'library' }, ({ path }) => ({
      contents: `module.exports = ${shared}.${libraryName(path)!};`,
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.startsWith(join(root, 'src')) ? { errors: [{ text: `${path} would be on the page twice` }] } : undefined,
    );
  },
};
