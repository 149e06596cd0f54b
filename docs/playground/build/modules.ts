import { join } from 'node:path';
import { build } from 'esbuild';
import { plainNames } from '../../../scripts/entry-points.js';

/** Modules by their names in a program, for instance `rx-motion/dom`; shared code is `#chunk-…`. */
export type Modules = Readonly<Record<string, string>>;

/**
 * Bundles rx-motion and RxJS as relocatable modules: they import each other by bare specifiers only, which an import
 * map resolves.
 *
 * @param root The folder of the project.
 */
export async function buildModules(root: string): Promise<Modules> {
  const shared = {
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: root,
  } as const;
  const own = await build({
    ...shared,
    chunkNames: 'chunk-[hash]',
    external: ['rxjs', 'rxjs/*'],
    entryPoints: Object.fromEntries(
      plainNames.map((name) => [
        name === 'index' ? 'rx-motion' : `rx-motion.${name}`,
        join(root, name === 'index' ? 'src/index.ts' : `src/${name}/index.ts`),
      ]),
    ),
  });
  const rxjs = await build({
    ...shared,
    chunkNames: 'chunk-rxjs-[hash]',
    entryPoints: { rxjs: 'rxjs', 'rxjs.operators': 'rxjs/operators', 'rxjs.testing': 'rxjs/testing' },
    absWorkingDir: root,
  });
  return Object.fromEntries(
    [...own.outputFiles, ...rxjs.outputFiles].map(({ path, text }) => [
      specifierOf(path.slice(root.length + 1)),
      bare(text),
    ]),
  );
}

/** Files are called `rx-motion.dom.js` or `chunk-1A2B.js`. */
function specifierOf(file: string): string {
  const name = file.replace(/\.js$/, '');
  return name.startsWith('chunk-') ? `#${name}` : name.replace('.', '/');
}

function bare(code: string): string {
  return code.replace(/"\.\/(chunk-[\w-]+)\.js"/g, '"#$1"');
}
