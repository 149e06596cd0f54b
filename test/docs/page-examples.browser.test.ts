import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { bundleAll } from '../browser/bundle.js';
import type { Files } from '../browser/server.js';
import type { OpenedPage } from '../browser/page.js';
import { collectExamples, root } from './collect.js';

const examples = collectExamples().filter(({ runs }) => runs === 'page');

/** What examples ask the page for. */
const elements = `
  <canvas width="640" height="360"></canvas>
  <img src="pond.png" alt="">
  <button>Start</button>
  <div id="box"></div> <div id="ship"></div> <div id="card"></div> <div id="panel"></div>
  <div id="hero"><div class="picture"></div></div>`;

declare const exported: { readonly run: (name: string) => Promise<void>; readonly end: () => Promise<void> };

/** Each example finds the page as if it were alone on it. */
const script = `
  const elements = ${JSON.stringify(elements)};
  export const run = async (name) => {
    document.body.innerHTML = elements;
    await document.querySelector('img').decode();
    await import(new URL(name, location.href).href);
  };
  export const end = () => new Promise((done) => setTimeout(done));`;

describeInChromium('the examples that need a page', ({ open }) => {
  let opened: OpenedPage;
  let files: Files;
  beforeAll(async () => {
    files = { ...sheets(), ...(await bundleAll(examples.map(({ code }) => code))) };
  });

  it('run without an error', async () => {
    opened = await open({ script, files });
    const { page, step, errors } = opened;
    expect(examples.length).toBeGreaterThan(20);
    for (const [index, { file, line }] of examples.entries()) {
      await page.evaluate((name) => exported.run(name), `example-${index}.js`);
      await step(1 / 8, 12);
      await page.evaluate(() => exported.end());
      expect([`${file}:${line}`, errors]).toEqual([`${file}:${line}`, []]);
    }
  });
});

/** The files that examples load: those of the test sheets, under the names that the examples use. */
function sheets(): Files {
  const read = (name: string): Buffer => readFileSync(join(root, 'test/sheets', name));
  const renamed = (name: string): string =>
    read(name).toString().replaceAll('walk_1.png', 'hero_01.png').replaceAll('toys.plist', 'hero.plist');
  const picture = read('toys.png');
  return {
    'hero.plist': renamed('toys.plist'),
    'sheets/hero.plist': renamed('toys.plist'),
    'hero-animations.plist': renamed('toys-animations.plist'),
    'gems.json': read('toys.json'),
    ...Object.fromEntries(
      ['toys.png', 'sheets/toys.png', 'hero.png', 'ship.png', 'pond.png'].map((name) => [name, picture]),
    ),
  };
}
