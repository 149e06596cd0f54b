import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { shareOf } from '../browser/share-of.js';

declare const exported: { readonly run: (count: number) => Promise<string[]> };

/** Random lists of a framework, by a page's script whose `run` is that of `random-lists.ts`. */
export function describeLists(framework: string, script: string | URL): void {
  describeInChromium(`a list in ${framework} that changes at random`, ({ open }) => {
    it('ends with the elements of the last list, each once, without added styles', async () => {
      const { page } = await open({ script });
      expect(await page.evaluate((count) => exported.run(count), shareOf(300))).toEqual([]);
    });
  });
}
