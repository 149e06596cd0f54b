import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { bundleAll } from '../browser/bundle.js';
import type { Files } from '../browser/server.js';
import { withElements } from '../../docs/site/page-elements.js';
import { boxes } from '../gallery/boxes.js';
import { collectExamples, root } from './collect.js';

const examples = collectExamples().filter(({ runs }) => runs === 'page');

/** The examples that a reader can run, with the elements that they need. */
const programs = examples.flatMap(({ file, line, code }) => {
  const program = withElements(code);
  return program === undefined || !file.endsWith('.md') ? [] : [{ where: `${file}:${line}`, program }];
});

declare const exported: { readonly end: () => Promise<void> };

/** The elements that examples need. */
const elements = `
  <canvas width="640" height="360"></canvas>
  <img src="pond.png" alt="">
  <button id="open">Start</button> <dialog><button>Close</button></dialog>
  <div id="box"></div> <div id="ship"></div> <div id="card">A few words</div> <div id="panel"></div> <div id="list"><p>One</p><p>Two</p></div>
  <div id="hero"><div class="picture"></div></div>`;

describeInChromium('the examples that need a page', ({ open }) => {
  let files: Files;
  beforeAll(async () => {
    files = { ...sheets(), ...(await bundleAll(examples.map(({ code }) => code))) };
  });

  // A page for each: a pending load, for instance a sheet's picture, may arrive after the example has ended.
  it.each(examples.map(({ file, line }, index) => [`${file}:${line}`, index] as const))(
    'run without an error: %s',
    async (_where, index) => {
      const script = `
        await document.querySelector('img').decode();
        await import(new URL('example-${index}.js', location.href).href);
        export const end = () => new Promise((done) => setTimeout(done));`;
      const { page, step, errors } = await open({ script, files, body: elements });
      await step(1 / 8, 12);
      await page.evaluate(() => exported.end());
      expect(errors).toEqual([]);
    },
  );
});

describeInChromium('the examples that a reader can run', ({ open }) => {
  const css = readFileSync(join(root, 'docs/playground/run/look.css'), 'utf8');

  it.each(programs)('show something: $where', async ({ program }) => {
    const style = `document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(`<style>${css}</style>`)});\n`;
    const { page, step } = await open({ script: style + program });
    const seen = new Set([await boxes(page)]);
    const scrolled = new Set<number>();
    const look = async (): Promise<void> => {
      await step(1 / 16, 2);
      seen.add(await boxes(page));
      scrolled.add(await page.evaluate(() => scrollY));
    };
    if ((await page.locator('#open').count()) > 0) await page.locator('#open').click();
    for (let time = 0; time < 3; time++) await look();
    const scrollsByItself = scrolled.size > 1;
    // Down and up: under load the browser may report a scroll late.
    for (let part = 0; part < 24 && seen.size === 1 && !scrollsByItself; part++) {
      await page.evaluate((way) => window.scrollBy(0, (way * innerHeight) / 3), part % 8 < 4 ? 1 : -1);
      await look();
    }
    expect(seen.size > 1 || scrollsByItself).toBe(true);
  });
});

/** The files that examples load: the test sheets, under the names in the examples. */
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
