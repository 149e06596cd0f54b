import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Page } from 'playwright-core';
import type { Chromium } from '../browser/chromium.js';
import type { OpenedPage } from '../browser/page.js';
import type { Files } from '../browser/server.js';

/** Where the tests put the gallery: not at the root, so that it is seen to work from any folder. */
export const folder = 'some/folder/';

/** Builds the static gallery, as `npm run gallery:build` does, and returns its files. What one test has built the next one finds. */
export function builtGallery(): Files {
  const built = join(
    root,
    '.cache/gallery-built',
    keyOf(['src', 'docs/gallery', 'docs/playground', 'test/sheets', 'vite.config.ts', 'package-lock.json']),
  );
  if (!existsSync(built)) build(built);
  return Object.fromEntries(
    filesUnder(built).map((path) => [folder + relative(built, path).split(sep).join('/'), readFileSync(path)]),
  );
}

/** A folder appears whole: several tests may build at once. */
function build(built: string): void {
  mkdirSync(dirname(built), { recursive: true });
  const outDir = mkdtempSync(`${built}-`);
  execFileSync(process.execPath, [vite, 'build', '--base', './', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: root,
  });
  try {
    renameSync(outDir, built);
  } catch {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Names what a build depends on. */
function keyOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths
    .flatMap((path) => (path.includes('.') ? [join(root, path)] : filesUnder(join(root, path))))
    .sort();
  for (const path of files) hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('node_modules'));
}

/** Opens the gallery, with its clock held unless it is said otherwise. */
export async function openGallery(
  open: Chromium['open'],
  files: Files,
  route: string = '',
  clock: 'stepped' | 'real' = 'stepped',
): Promise<OpenedPage> {
  const opened = await open({ script: 'export {};', files, clock });
  // Settings that another test made.
  await opened.page.evaluate(() => localStorage.clear());
  await visit(opened.page, `${folder}index.html#/${route}`);
  return opened;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.waitForSelector('html[data-ready]');
}

const root = resolve(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
