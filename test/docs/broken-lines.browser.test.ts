import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

const file = 'docs/text.md';
const { code } = examplesIn(file, readFileSync(join(root, file), 'utf8')).find(({ code }) =>
  code.includes('playback'),
)!;

describeInChromium('the recipe for lines that break elsewhere', ({ open }) => {
  it('continues on the new lines at the time of the old ones, and rests at its end', async () => {
    const { page, step } = await open({
      body: '<p id="card" style="width: 20ch; font: 16px monospace">one two three four five six seven eight nine ten</p>',
      script: `${code}\nexport {};`,
    });
    const opacities = () =>
      page.evaluate(() =>
        // All but the box around them.
        Array.from(document.querySelectorAll('#card [aria-hidden] *'), (line) => getComputedStyle(line).opacity).slice(
          1,
        ),
      );
    const rewrap = (width: string) =>
      page.locator('#card').evaluate(async (card, width) => {
        const lines = card.querySelector('[aria-hidden] > *')!;
        card.style.width = width;
        await new Promise((done) => new MutationObserver(done).observe(lines, { childList: true }));
      }, width);
    await step(0.1, 5);
    expect((await opacities()).map(Number)).toEqual([2 / 3, 0.5, 1 / 3].map((part) => expect.closeTo(part, 4)));
    await rewrap('10ch');
    expect((await opacities()).slice(0, 3).map(Number)).toEqual(
      [2 / 3, 0.5, 1 / 3].map((part) => expect.closeTo(part, 4)),
    );
    await step(0.1, 32);
    await rewrap('30ch');
    await step(0.1);
    expect(new Set(await opacities())).toEqual(new Set(['1']));
  });
});
