import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

const script = `
  import { hideTextBackgrounds } from '${new URL('../../src/text/text-backgrounds.ts', import.meta.url).pathname}';
  const element = document.querySelector('p');
  const image = () => getComputedStyle(document.querySelector('b')).backgroundImage;
  const before = element.outerHTML;
  const hidden = hideTextBackgrounds(element);
  export const seen = [[...hidden.keys()].map(({ localName }) => localName), image(), element.outerHTML === before];
  for (const { hiding } of hidden.values()) hiding.cancel();
  export const after = image();`;

describeInChromium('hideTextBackgrounds', ({ open }) => {
  it('hides backgrounds that are clipped to text, without a trace in the page', async () => {
    const body = `<p style="background: red">one <b style="background: linear-gradient(red, blue) text">two</b></p>`;
    const { page } = await open({ script, body });
    expect(await page.evaluate('exported.seen')).toEqual([['b'], 'none', true]);
    expect(await page.evaluate('exported.after')).toBe('linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))');
  });
});
