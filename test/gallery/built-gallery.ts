import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { Page } from 'playwright-core';
import type { Chromium } from '../browser/chromium.js';
import type { OpenedPage } from '../browser/page.js';
import type { Files } from '../browser/server.js';

/** Where the tests put the gallery: not at the root, so that it is seen to work from any folder. */
export const folder = 'some/folder/';

/** Builds the static gallery, as `npm run gallery:build` does, and returns its files. */
export function builtGallery(): Files {
  const outDir = mkdtempSync(join(tmpdir(), 'gallery-'));
  try {
    execFileSync(process.execPath, [vite, 'build', '--base', './', '--outDir', outDir, '--logLevel', 'error'], {
      cwd: root,
    });
    return Object.fromEntries(
      readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [folder + relative(outDir, path).split(sep).join('/'), readFileSync(path)]),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
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
