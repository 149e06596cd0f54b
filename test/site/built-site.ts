import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { Files } from '../browser/server.js';

/** Builds the site, as `npm run site:build` does, and returns its files by their paths. */
export function builtSite(): Files {
  const outDir = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const vitepress = join(root, 'node_modules/vitepress/bin/vitepress.js');
    execFileSync(process.execPath, [vitepress, 'build', 'docs', '--outDir', outDir], { cwd: root, stdio: 'pipe' });
    return Object.fromEntries(
      readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [relative(outDir, path).split(sep).join('/'), readFileSync(path)]),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const root = resolve(import.meta.dirname, '../..');
