import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

type By = 'chars' | 'words' | 'lines';
declare const exported: { readonly parts: (html: string, by: By, style?: string) => string[] };

const source = (name: string): string => new URL(`../../src/text/${name}.ts`, import.meta.url).pathname;
const script = `
  import { flowingText } from '${source('flowing-text')}';
  import { graphemesOf } from '${source('graphemes')}';
  import { textParts } from '${source('text-parts')}';
  export const parts = (html, by, style = '') => {
    const element = document.querySelector('div');
    element.style.cssText = 'font: 20px/1 monospace; width: 10.5ch;' + style;
    element.innerHTML = html;
    const isVertical = style.includes('vertical');
    const texts = ({ node, from, to }) => node.data.slice(from, to);
    const graphemes = graphemesOf(flowingText(element), by, 'en');
    return textParts(graphemes, by, isVertical).map((part) => part.map(texts).join('|'));
  };`;

describeInChromium('textParts', ({ open }) => {
  it('finds lines where the browser breaks them', async () => {
    const { page } = await open({ script, body: '<div></div>' });
    const lines = (html: string, style?: string) =>
      page.evaluate(([html, style]) => exported.parts(html, 'lines', style), [html, style] as const);
    expect(await lines('one two three four')).toEqual(['one two', 'three four']);
    expect(await lines('one two three four', 'width: 3ch')).toEqual(['one', 'two', 'three', 'four']);
    expect(await lines('one <b>two three</b> four')).toEqual(['one|two', 'three|four']);
    expect(await lines('one x<sup>2</sup> y<br>three')).toEqual(['one x|2|y', 'three']);
    expect(await lines('one two three', 'writing-mode: vertical-rl; height: 8ch; width: auto')).toEqual([
      'one two',
      'three',
    ]);
    expect(await lines('one two three', 'line-height: 0.7')).toEqual(['one two', 'three']);
  });

  it('splits a word where the line breaks, and joins markup in it', async () => {
    const { page } = await open({ script, body: '<div></div>' });
    const words = (html: string, style?: string) =>
      page.evaluate(([html, style]) => exported.parts(html, 'words', style), [html, style] as const);
    expect(await words('wor<b>ld</b>! ok')).toEqual(['wor|ld|!', 'ok']);
    expect(await words('a-very-long-one')).toEqual(['a-very-|long-one']);
    expect(await words('abcdefghijklmno', 'overflow-wrap: anywhere')).toEqual(['abcdefghij|klmno']);
  });

  it('splits a text of both directions where neighbours are displayed apart', async () => {
    const { page } = await open({ script, body: '<div></div>' });
    const parts = (html: string, by: By) =>
      page.evaluate(([html, by]) => exported.parts(html, by, 'width: 30ch'), [html, by] as const);
    expect(await parts('<bdi dir="rtl">שלום “Hello, World” 3,14</bdi>', 'words')).toEqual([
      'שלום',
      '“|Hello,',
      'World”',
      '3,14',
    ]);
    expect(await parts('He said <b>שלום</b> עולם to all', 'lines')).toEqual(['He said|שלום|עולם|to all']);
  });

  it.each([
    ['in Chromium', '(boxes) => boxes'],
    ['in Firefox, where a hyphen is not part of the next letter', '(boxes) => boxes.slice(-1)'],
    [
      'in Safari, which has empty boxes, too',
      '(boxes) => [-80, 0, 80].map((y) => (y ? new DOMRect(50, y, 0, 20) : boxes.at(-1)))',
    ],
  ])('shows each visible hyphen once: %s', async (_name, boxes) => {
    const body = '<div></div>';
    const { page } = await open({
      script: `${script}
        const { getClientRects } = Range.prototype;
        const other = ${boxes};
        Range.prototype.getClientRects = function () {
          const boxes = [...getClientRects.call(this)];
          return boxes.at(-1).width > 0 ? other(boxes) : boxes;
        };`,
      body,
    });
    const parts = (html: string, by: By) =>
      page.evaluate(([html, by]) => exported.parts(html, by), [html, by] as const);
    expect(await parts('to be co&shy;op&shy;er', 'words')).toEqual(['to', 'be', 'co||op\u00ader']);
    expect(await parts('we co&shy;op&shy;er&shy;ate', 'chars')).toEqual([
      ...['w', 'e', 'c', 'o', '\u00ad', 'o', 'p', '\u00ad', 'e', 'r', '', 'a', 't', 'e'],
    ]);
    expect(await parts('a-very-long-one', 'words')).toEqual(['a-very-|long-one']);
  });

  it('omits text that is not displayed', async () => {
    const { page } = await open({ script, body: '<div></div>' });
    expect(await page.evaluate(() => exported.parts('a<i hidden>b</i> c', 'chars'))).toEqual(['a', 'c']);
    expect(await page.evaluate(() => exported.parts('a b', 'words', 'display: none'))).toEqual([]);
  });
});
