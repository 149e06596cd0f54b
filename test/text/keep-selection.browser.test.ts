import { expect, it } from '@jest/globals';
import type { splitText } from 'rx-motion/text';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly splitText: typeof splitText };

describeInChromium('a selection in a text that is split', ({ open }) => {
  it.each([
    ['within it', 'h1', 'h1', 'ne tw'],
    ['from before it', 'p', 'h1', 'efore\n\nOne tw'],
  ])('stays: %s', async (_, from, to, selected) => {
    const { page } = await open({
      body: '<p>Before</p><h1>One <a>two</a> three</h1>',
      script: "export { splitText } from 'rx-motion/text';",
    });
    const seen = await page.evaluate(
      ([from, to]) => {
        const end = document.querySelector(`${to} a`)!.firstChild!;
        getSelection()!.setBaseAndExtent(document.querySelector(from)!.firstChild!, 1, end, 2);
        const split = exported.splitText(document.querySelector('h1')!);
        const during = String(getSelection());
        split.revert();
        return { during, after: String(getSelection()) };
      },
      [from, to] as const,
    );
    expect(seen).toEqual({ during: selected, after: selected });
  });
});
