import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundle } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';
import { pixelsAt } from '../browser/pixels.js';
import { examplesIn, root } from '../docs/collect.js';

const file = 'docs/guide/reading-a-motion.md';
const examples = examplesIn(file, readFileSync(join(root, file), 'utf8'));
const [onPage, inWorker] = examples.filter(({ code }) => code.includes('worker.js')).map(({ code }) => code);

/** Counts how often it draws. */
const counting = `
  globalThis.drawn = 0;
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    drawn++;
    return drawElements.apply(this, given);
  };`;

describeInChromium('a worker', ({ open }) => {
  it('keeps drawing sprites and a grid while the main thread is busy', async () => {
    const body = '<canvas width="240" height="160" style="display: block"></canvas>';
    const files = { 'worker.js': await bundle({ source: `${counting}\n${inWorker!}` }) };
    const { page } = await open({ script: onPage!, files, body, clock: 'real' });
    const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
    const drawn = (): Promise<number> => worker.evaluate('globalThis.drawn ?? 0');
    while ((await drawn()) < 3);
    // The page waits for this answer, and does nothing else, until the worker has drawn a few times.
    await page.route('**/busy', async (route) => {
      const before = await drawn();
      while ((await drawn()) < before + 6);
      await route.fulfill();
    });
    await page.evaluate(() => {
      const request = new XMLHttpRequest();
      request.open('GET', 'busy', false);
      request.send();
    });
    expect(await pixelsAt(page, [[120, 140]])).toEqual(['#000080']);
  });
});
