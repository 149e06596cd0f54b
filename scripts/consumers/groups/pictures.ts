import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../package/entry-points.js';
import type { Group } from '../consumer.js';

/** The files of the recipe for pictures of a motion: its blocks with a name. */
const recipe = Object.fromEntries(
  Array.from(
    readFileSync(join(root, 'docs/recipes/pictures.md'), 'utf8').matchAll(/^```js (\S+)\n(.*?)^```$/gms),
    ([, name, code]) => [name!, code!] as const,
  ),
);
const filesOf = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, recipe[name]!]));

const scene = `import { backOut, moveBy, play } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { film } from 'rx-motion/testing';

const box = document.querySelector('#box');
const start = () => play(moveBy(1, { x: 200 }, backOut), domTarget(box)).subscribe();
Object.assign(window, { __rxMotion: film(start, { all: true, date: 0 }) });
`;
// The path of Chromium, which may run as root; unrelated to rx-motion.
const launch = `{ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }`;

/** Takes pictures twice: the second ones must be equal to the first. */
export const pictures: Group = {
  name: 'Pictures',
  consumers: [
    {
      name: 'Playwright',
      packages: ['@playwright/test@1', 'esbuild@0.28'],
      manifest: { type: 'module' },
      files: {
        ...filesOf('motion.js', 'motion.spec.js'),
        'scene.js': scene,
        'index.html': `<!doctype html><div id="box" style="width: 60px; height: 60px; background: teal"></div>
<script src="built.js"></script>`,
        'playwright.config.js': `export default { use: { launchOptions: ${launch} } };`,
      },
      steps: [
        'esbuild scene.js --bundle --outfile=built.js',
        'playwright test --update-snapshots',
        'playwright test --repeat-each 3',
      ],
    },
    {
      name: 'Vitest, browser mode',
      packages: ['vitest@4', '@vitest/browser-playwright@4', 'playwright@1'],
      manifest: { type: 'module' },
      files: {
        ...filesOf('motion.test.js'),
        'vitest.config.js': `import { playwright } from '@vitest/browser-playwright';
const provider = playwright({ launchOptions: ${launch} });
export default { test: { browser: { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' }] } } };`,
      },
      steps: ['vitest run --update', 'vitest run'],
    },
  ],
};
