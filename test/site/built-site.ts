import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Files } from '../browser/server.js';

/** Builds the site, as `npm run site:build` does, and returns its files by their paths. It is built once for the same sources, whichever tests ask for it. */
export function builtSite(): Files {
  const built = join(root, '.cache/site-built', keyOf(inputs));
  while (!existsSync(built)) buildOrWait(built);
  return Object.fromEntries(
    filesUnder(built).map((path) => [relative(built, path).split(sep).join('/'), readFileSync(path)]),
  );
}

/** What a build depends on. */
const inputs = [
  'src',
  'docs',
  'bench/README.md',
  'bench/RESULTS.md',
  'test/sheets',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'package-lock.json',
];

/** Tests run side by side: the first one builds, the others wait for it. */
function buildOrWait(built: string): void {
  const lock = `${built}.lock`;
  mkdirSync(dirname(built), { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    // Who built was ended before it was through.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > mostMilliseconds) rmSync(lock, { recursive: true });
    return;
  }
  try {
    const outDir = `${built}-unfinished`;
    const options = { cwd: root, stdio: 'pipe' } as const;
    execFileSync('npm', ['run', '--silent', 'site:build', '--', '--outDir', outDir], options);
    renameSync(outDir, built);
  } finally {
    rmSync(lock, { recursive: true });
  }
}

function keyOf(paths: readonly string[]): string {
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

const mostMilliseconds = 300_000;
const root = resolve(import.meta.dirname, '../..');
