import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

const script = `
  import { hideTextBackgrounds } from '${new URL('../../src/text/text-backgrounds.ts', import.meta.url).pathname}';
  const element = document.querySelector('p');
  const seen = () => [...document.querySelectorAll('p, b')].map((it) => getComputedStyle(it).backgroundSize);
  const html = element.outerHTML;
  export const before = seen();
  const hidden = hideTextBackgrounds(element);
  export const during = seen();
  export const image = getComputedStyle(element.firstElementChild).backgroundImage;
  export const isUntouched = element.outerHTML === html;
  for (const background of hidden) background.cancel();
  export const after = seen();`;

describeInChromium('hideTextBackgrounds', ({ open }) => {
  it('hides backgrounds that are clipped to text, without a trace in the page', async () => {
    const body = `<p style="background: red">one <b style="background: linear-gradient(red, blue) text">two</b></p>`;
    const { page } = await open({ script, body });
    const exported = (name: string) => page.evaluate(`exported.${name}`);
    expect(await exported('before')).toEqual(['auto', 'auto']);
    expect(await exported('during')).toEqual(['auto', '0px auto']);
    expect(await exported('image')).toBe('linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))');
    expect(await exported('isUntouched')).toBe(true);
    expect(await exported('after')).toEqual(['auto', 'auto']);
  });
});
