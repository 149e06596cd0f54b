import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { bundleForServer } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';
import { shareOf } from '../browser/share-of.js';

declare const exported: { readonly isTakenOver: boolean; readonly run: (count: number) => Promise<string[]> };

describeInChromium('a component of Svelte from a server', ({ open }) => {
  it('is taken over by the page, and never jumps when it is toggled and unmounted at random', async () => {
    const server = await bundleForServer(`
      import { render } from 'svelte/server';
      import Card from './test/svelte/card.svelte';
      console.log(render(Card).body);
    `);
    const html = execFileSync(process.execPath, ['--input-type=module'], { input: server, encoding: 'utf8' });
    expect(html).toContain('<p>Saved <em>now</em></p>');
    expect(html).toContain('<output>240</output>');
    const script = new URL('./card.page.ts', import.meta.url);
    const { page } = await open({ script, body: `<div id="app">${html}</div>`, clock: 'real' });
    expect(await page.evaluate(() => exported.isTakenOver)).toBe(true);
    expect(await page.evaluate((count) => exported.run(count), shareOf(25))).toEqual([]);
  });
});
