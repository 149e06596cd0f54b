import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

describeInChromium('containers', ({ open }) => {
  it.each([
    ['the nearest scroller', '<div id="a" style="overflow: auto"><p><b id="it"></b></p></div>', 'p a'],
    ['a box that hides its overflow', '<div id="a" style="overflow: hidden"><b id="it"></b></div>', 'a'],
    ['the page, past a clipped box', '<div id="a" style="overflow: clip"><b id="it"></b></div>', 'a html'],
    ['an outer scroller', '<div id="a" style="overflow: auto"><div id="b"><b id="it"></b></div></div>', 'b a'],
    ['the page, past its own overflow', '<div id="a"><div id="it" style="overflow: auto"></div></div>', 'a html'],
    ['the page that takes its overflow from the body', '<style>body { overflow: auto }</style><b id="it"></b>', 'html'],
    ['the body', '<style>html, body { overflow: auto }</style><b id="it"></b>', 'body'],
    [
      'a scroller around a slot',
      `<div id="a"><template shadowrootmode="open"><div id="b" style="overflow: auto"><slot></slot></div></template>
        <b id="it"></b></div>`,
      'slot b',
    ],
    [
      'a scroller around a shadow host',
      `<div id="b" style="overflow: auto"><div id="a"><template shadowrootmode="open"><b id="it"></b></template></div></div>`,
      'a b',
    ],
  ])('are those up to %s', async (_name, body, expected) => {
    const { page } = await open({
      body,
      script: `
        import { containers } from './src/dom/scroll/containers.js';
        const it = document.querySelector('#it') ?? document.querySelector('#a')!.shadowRoot!.querySelector('#it')!;
        export const seen = containers(it, 'y').slice(1).map((box) => box.id || box.localName).join(' ');`,
    });
    expect(await page.evaluate(() => exported.seen)).toBe(expected);
  });

  it('distinguishes the axes', async () => {
    const { page } = await open({
      body: '<div style="overflow: clip visible"><div id="it"></div></div>',
      script: `
        import { containers } from './src/dom/scroll/containers.js';
        const it = document.querySelector('#it')!;
        export const seen = (['x', 'y'] as const).map((axis) => containers(it, axis).at(-1)!.localName);`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(['html', 'html']);
  });
});
