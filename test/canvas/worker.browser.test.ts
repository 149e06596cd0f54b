import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundle } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';
import { pixelsAt } from '../browser/pixels.js';
import { examplesIn, root } from '../docs/collect.js';

declare const exported: {
  /** Keeps the page's thread busy. Returns how often the worker has drawn during that time. */
  readonly block: (milliseconds: number) => Promise<number>;
  /** Resolves once the worker has drawn so often. */
  readonly drawn: (times: number) => Promise<void>;
};

const file = 'docs/guide/reading-a-motion.md';
const examples = examplesIn(file, readFileSync(join(root, file), 'utf8'));
const [onPage, inWorker] = examples.filter(({ code }) => code.includes('worker.js')).map(({ code }) => code);

/** Reports to the page when it draws. */
const reporting = `
  const channel = new BroadcastChannel('drawn');
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    channel.postMessage(performance.timeOrigin + performance.now());
    return drawElements.apply(this, given);
  };`;

const script = `
  ${onPage!}
  const times: number[] = [];
  const channel = new BroadcastChannel('drawn');
  const now = () => performance.timeOrigin + performance.now();
  channel.addEventListener('message', ({ data }) => times.push(data));
  export const drawn = (count: number) => new Promise<void>((resolve) => {
    channel.addEventListener('message', () => times.length >= count && resolve());
  });
  export const block = async (milliseconds: number) => {
    const from = now();
    const to = from + milliseconds;
    while (now() < to);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return times.filter((time) => time > from && time < to).length;
  };`;

describeInChromium('a worker', ({ open }) => {
  it('goes on drawing sprites and a grid while the thread of the page is busy', async () => {
    const body = '<canvas width="240" height="160" style="display: block"></canvas>';
    const files = { 'worker.js': await bundle({ source: `${reporting}\n${inWorker!}` }) };
    const { page } = await open({ script, files, body, clock: 'real' });
    await page.evaluate(() => exported.drawn(3));
    expect(await page.evaluate(() => exported.block(500))).toBeGreaterThan(5);
    expect(await pixelsAt(page, [[120, 140]])).toEqual(['#000080']);
  });
});
