import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: readonly unknown[] };

const source = new URL('../../../src/element/style/read-with.ts', import.meta.url).pathname;

describeInChromium('reading with another style', ({ open }) => {
  it.each([
    ['width: 200px;', []],
    ['transition: width 1s; width: 200px !important;', []],
    ['width: 200px; transition: 2s linear -1s;', ['height']],
  ])('reads the computed value, also under transitions, and leaves no trace: %s', async (css, running) => {
    const { page } = await open({
      body: '<div style="width: 800px"><p></p></div>',
      script: `
        import { readWith } from '${source}';
        const element = document.querySelector('p');
        element.style.cssText = 'height: 10px; ${css}';
        element.getBoundingClientRect();
        element.style.height = '20px';
        const found = readWith(element, 'width', '50%', () => getComputedStyle(element).width);
        const running = element.getAnimations().map(({ transitionProperty }) => transitionProperty);
        export const seen = [found, element.getBoundingClientRect().width, element.style.cssText, running];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(['400px', 200, `height: 20px; ${css}`, running]);
  });
});
