import { expect, it } from '@jest/globals';
import { bundle } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly both: (address: string) => Promise<string[]> };

const script = `
  import { domTarget } from 'rx-motion/dom';
  const attempt = (make: () => unknown): string => {
    try {
      make();
      return 'fine';
    } catch (error) {
      return String(error);
    }
  };
  export const both = async (address: string): Promise<string[]> => {
    const other = await import(address);
    const [first, second] = document.querySelectorAll('div');
    return [
      attempt(() => domTarget(first)),
      attempt(() => domTarget(first)),
      attempt(() => other.domTarget(second)),
      attempt(() => other.domTarget(first)),
      attempt(() => domTarget(second)),
    ];
  };`;

describeInChromium('two copies of the library on one page', ({ open }) => {
  it('have their own targets, but none for the same element', async () => {
    const other = await bundle({ source: `export { domTarget } from 'rx-motion/dom';` });
    const { page } = await open({
      body: '<div></div><div></div>',
      script,
      files: { 'other.js': other },
    });
    const refused =
      'Error: domTarget: the element is a target of another copy of rx-motion; `npm ls rx-motion` lists the copies';
    expect(await page.evaluate(() => exported.both('./other.js'))).toEqual(['fine', 'fine', 'fine', refused, refused]);
  });
});
