import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly read: (html: string) => [text: string, nodes: [text: string, start: number][]] };

const script = `
  import { flowingText } from '${new URL('../../src/text/flowing-text.ts', import.meta.url).pathname}';
  export const read = (html) => {
    document.querySelector('div').innerHTML = html;
    const { text, nodes } = flowingText(document.querySelector('div'));
    return [text, nodes.map(({ node, start }) => [node.data, start])];
  };`;

describeInChromium('flowingText', ({ open }) => {
  it('reads through markup, and ends words at breaks, blocks and pictures', async () => {
    const { page } = await open({ script, body: '<div></div>' });
    const read = (html: string) => page.evaluate((html) => exported.read(html), html);
    expect(await read('a <b>bold</b><i>!</i>')).toEqual([
      'a bold!',
      [
        ['a ', 0],
        ['bold', 2],
        ['!', 6],
      ],
    ]);
    const [text] = await read('one<br>two<p>three</p>four<img alt="">five<button>six</button>seven');
    expect(text.split(/\n+/)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven']);
    expect(await read('a<span style="display: none">b</span><!-- c -->')).toEqual(['a\n\n', [['a', 0]]]);
  });
});
