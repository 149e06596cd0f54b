import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, version } from 'esbuild';
import { buildModules } from './modules.js';
import { buildThings } from './things.js';
import { buildTypes } from './types.js';

/** The folder of these files, next to the pages. */
export const folder = 'playground';

/**
 * Builds the files that a playground fetches when it opens: the modules for programs, the declarations for the editor,
 * the language service as a worker, and the programs to choose from.
 *
 * @param root The folder of the project.
 */
export async function playgroundFiles(root: string): Promise<Readonly<Record<string, string>>> {
  const [modules, language] = await Promise.all([buildModules(root), languageWorker(root)]);
  return {
    'modules.json': JSON.stringify(modules),
    'types.json': JSON.stringify(buildTypes(root)),
    'language.js': language,
    'things.json': JSON.stringify(buildThings(root)),
  };
}

/** TypeScript takes seconds to bundle and rarely changes, so builds share the result. */
async function languageWorker(root: string): Promise<string> {
  const sources = ['worker.ts', 'language.ts'].map((name) =>
    readFileSync(join(root, 'docs/playground/language', name), 'utf8'),
  );
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const key = createHash('sha256')
    .update([version, lock, ...sources].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const kept = join(root, '.cache/playground', `language-${key}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'docs/playground/language/worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // TypeScript uses these only if they exist.
    external: ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto', 'source-map-support'],
    logLevel: 'error',
  });
  const { text } = outputFiles[0]!;
  mkdirSync(join(root, '.cache/playground'), { recursive: true });
  writeFileSync(kept, text);
  return text;
}
