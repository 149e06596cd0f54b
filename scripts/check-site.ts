import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../test/browser/executable.js';
import { builtSite } from '../test/site/built-site.js';
import { checkEveryPage } from './site/every-page.js';
import { checkFirstPage } from './site/first-page.js';
import { checkPageChanges } from './site/page-changes.js';
import { checkPictures } from './site/pictures.js';
import { checkRest } from './site/rest.js';
import { serveSite } from './site/serve-site.js';
import type { SiteCheck } from './site/site-check.js';

/*
 * `npm run check:site`: the checks of the whole site that take minutes. Words select parts:
 * `npm run check:site -- changes pictures`.
 */
const parts: Readonly<Record<string, SiteCheck>> = {
  pages: checkEveryPage,
  changes: checkPageChanges,
  first: checkFirstPage,
  pictures: checkPictures,
  rest: checkRest,
};

const asked = process.argv.slice(2);
const files = builtSite();
const server = await serveSite(files);
const profile = mkdtempSync(join(tmpdir(), 'site-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath() ?? 'chromium',
  args: [...chromiumArguments, '--js-flags=--expose-gc'],
});
// esbuild, which runs this script, names inner functions with a helper that pages lack.
await context.addInitScript('globalThis.__name = (named) => named;');
try {
  const site = { base: server.base, files, context };
  for (const [name, check] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const start = performance.now();
    const { summary, faults } = await check(site);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${faults.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)}${seconds.padStart(4)} s  ${summary}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await context.close();
  await server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}
