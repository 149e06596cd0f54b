import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Files } from '../browser/server.js';

/** The files of the built site by path. In Jest, `global-set-up.mjs` has built it. */
export function builtSite(): Files {
  const built = buildSite();
  return Object.fromEntries(
    filesUnder(built).map((path) => [relative(built, path).split(sep).join('/'), readFileSync(path)]),
  );
}

/**
 * Builds the site, as `npm run site:build` does, unless it was built from the same sources before. Two builds must not
 * run at the same time: each writes files next to the sources.
 *
 * @returns The folder with the site.
 */
export function buildSite(): string {
  const built = join(builds, keyOf(inputs));
  if (existsSync(built)) return built;
  const outDir = `${built}-unfinished`;
  const options = { cwd: root, stdio: 'pipe' } as const;
  execFileSync('npm', ['run', '--silent', 'site:build', '--', '--outDir', outDir], options);
  renameSync(outDir, built);
  return built;
}

/** The inputs of a build. */
const inputs = [
  'src',
  'docs',
  'scripts/entry-points.ts',
  'scripts/release',
  'api/since.json',
  'scripts/build',
  'bench/README.md',
  'bench/RESULTS.md',
  'test/sheets',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'package-lock.json',
];

/** A name for what is built from the files of these paths. */
export function keyOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesUnder(join(root, path))).sort())
    hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('node_modules'));
}

const root = resolve(import.meta.dirname, '../..');
const builds = join(root, '.cache/site-built');
