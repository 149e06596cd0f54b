import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';

/**
 * Bundles the test files of a folder and kind into one: Jest loads all modules again for each file, which takes longer
 * than most tests. The tests of a file are in a `describe` with its path.
 *
 * @param outdir Where the bundles are written; what was there is removed.
 * @param takes Whether a bundle is made, such as `time-node`; by default, all are.
 * @param plugins Further plugins of the bundler, which come first.
 * @throws An error if a file must be listed in `alone.json`.
 */
export async function bundleTests(
  outdir = join(root, '.cache/tests'),
  takes: (name: string) => boolean = () => true,
  ...plugins: readonly Plugin[]
): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  const groups = new Map([...grouped(testFiles())].filter(([name]) => takes(name)));
  await bundle({
    entryPoints: [...groups.keys()],
    outdir,
    outExtension: { '.js': '.test.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    tsconfig: join(root, 'test/tsconfig.json'),
    sourcemap: true,
    // The package says that it has no side effects, but its tests have.
    ignoreAnnotations: true,
    logLevel: 'warning',
    logOverride: { 'direct-eval': 'silent' },
    plugins: [...plugins, groupFiles(groups), ownPlace],
  });
  for (const name of groups.keys()) refuseAsync(join(outdir, `${name}.test.mjs`));
}

/** All but those that need modules of their own. */
function testFiles(): string[] {
  const alone = JSON.parse(readFileSync(join(root, 'scripts/test/alone.json'), 'utf8')) as Record<string, string>;
  const paths = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  return paths
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !(path in alone))
    .sort();
}

/** Test files by the names of their bundles: a folder and a project of Jest. */
function grouped(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [, folder = 'test'] = /^test\/([^/]+)\//.exec(path) ?? [];
    const [, project = 'node'] = /\.(dom|browser|site)\.test\.ts$/.exec(path) ?? [];
    groups.set(`${folder}-${project}`, [...(groups.get(`${folder}-${project}`) ?? []), path]);
  }
  return groups;
}

function groupFiles(groups: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'groups',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace: 'group' } : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'group' }, ({ path }) => {
        const parts = groups.get(path)!.map((file) => `describe('${file}', () => {\n  require('./${file}');\n});`);
        // First, since it has a hook: in the first file that needs it, the bundler would end with that file.
        const helpers = path.endsWith('-node') || path.endsWith('-dom') ? [] : [`import './test/browser/bundle.js';`];
        const contents = [`import { describe } from '@jest/globals';`, ...helpers, ...parts].join('\n');
        return { contents, loader: 'ts', resolveDir: root };
      });
    },
  };
}

/**
 * Replaces a source file.
 *
 * @param path From the root.
 */
export function change(path: string, contents: string): Plugin {
  return {
    name: 'change',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, (file) =>
        file.path === join(root, path) ? { contents, loader: 'ts' } : undefined,
      );
    },
  };
}

/** Modules in a bundle still have their own address. */
export const ownPlace: Plugin = {
  name: 'own place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/** A file that waits at its top level would define its tests too late. */
function refuseAsync(path: string): void {
  const [, late] = /^ {2}async "(test\/.*\.test\.ts)"\(\)/m.exec(readFileSync(path, 'utf8')) ?? [];
  if (late !== undefined) throw new Error(`${late} has an await at its top level: list it in scripts/test/alone.json`);
}

const root = resolve(import.meta.dirname, '../..');
