import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../test/browser/executable.js';
import { root } from './package/entry-points.js';

/*
 * `npm run check:moving`: pairs of a motion in another library and in this one, side by side in Chromium at five times,
 * within half a pixel. It needs the packages of the bench, which `npm run bench` installs.
 */
const libraries = ['gsap', 'motion', 'anime', 'tween'];
const packages = join(root, 'bench/node_modules');
if (!existsSync(join(packages, 'gsap'))) throw new Error('check:moving: run `npm ci --prefix bench` first');
const browser = await chromium.launch({ executablePath: chromiumPath() ?? 'chromium', args: [...chromiumArguments] });
try {
  for (const library of libraries) await check(library);
} finally {
  await browser.close();
}

async function check(library: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { pairs } from './bench/moving/${library}.mjs';
        import { differences } from './bench/moving/compare.mjs';
        globalThis.found = differences(pairs).then((found) => ({ count: pairs.length, found }));`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'test/tsconfig.json'),
  });
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body style="margin: 0"></body>');
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const { count, found } = await page.evaluate<{ count: number; found: string[] }>('found');
  console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${library}: ${count} pairs at five times`);
  for (const one of found) console.log(`  ${one}`);
  if (found.length > 0) process.exitCode = 1;
  await page.close();
}
