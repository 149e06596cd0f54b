import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** The computed width with another width, then the style, the running transitions and the box of the element. */
  readonly widthWith: (
    css: string,
    text: string,
  ) => readonly [found: string, style: string, running: string[], width: number];
};

const script = `
  import { readWith } from '${new URL('../../../src/element/style/read-with.ts', import.meta.url).pathname}';
  export const widthWith = (css: string, text: string) => {
    const element = document.body.appendChild(document.createElement('div'));
    element.style.cssText = 'height: 10px; ' + css;
    element.getBoundingClientRect();
    element.style.height = '20px';
    const found = readWith(element, 'width', text, () => getComputedStyle(element).width);
    const running = element.getAnimations().map((it) => (it as CSSTransition).transitionProperty);
    const width = element.getBoundingClientRect().width;
    const style = element.style.cssText;
    element.remove();
    return [found, style, running, width];
  };`;

describeInChromium('reading with another style', ({ open }) => {
  it('reads the computed value, also under transitions, and leaves no trace', async () => {
    const { page } = await open({ body: '<style>body { width: 800px }</style>', script });
    const styles = [
      'width: 200px;',
      'transition: width 1s; width: 200px !important;',
      'width: 200px; transition: 2s linear -1s;',
    ];
    const seen = await page.evaluate((styles) => styles.map((css) => exported.widthWith(css, '50%')), styles);
    expect(seen).toEqual([
      ['400px', `height: 20px; ${styles[0]!}`, [], 200],
      ['400px', `height: 20px; ${styles[1]!}`, [], 200],
      ['400px', `height: 20px; ${styles[2]!}`, ['height'], 200],
    ]);
  });
});
