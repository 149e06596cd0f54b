import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { open: () => void; close: () => void };

describeInChromium('an element that was hidden after it had left', ({ open }) => {
  it('gets the focus when it is shown again, before it enters', async () => {
    const { page, step } = await open({
      body: '<dialog><input></dialog>',
      script: `
        import { fadeOut, reverseTime } from 'rx-motion';
        import { enter, leave } from 'rx-motion/dom';
        const dialog = document.querySelector('dialog');
        export const open = () => {
          dialog.showModal();
          enter(dialog, reverseTime(fadeOut(0.25))).subscribe();
        };
        export const close = () => leave(dialog, fadeOut(0.25)).subscribe({ complete: () => dialog.close() });`,
    });
    const focused = () => page.evaluate(() => document.activeElement!.localName);
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('input');
    await step(0.25, 2);
    await page.evaluate(() => exported.close());
    await step(0.25, 2);
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('input');
  });
});
