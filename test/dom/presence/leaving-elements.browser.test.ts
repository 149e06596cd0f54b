import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { painted } from '../../browser/painted.js';

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

describeInChromium('an element that is called back while it leaves', ({ open }) => {
  const script = `
    import { fadeOut, reverseTime } from 'rx-motion';
    import { enter, leave } from 'rx-motion/dom';
    const dialog = document.querySelector('dialog');
    export const open = () => {
      dialog.showModal();
      enter(dialog, reverseTime(fadeOut(0.25))).subscribe();
    };
    export const close = () => leave(dialog, fadeOut(0.25)).subscribe();`;

  it('gets its focus back, and the place in its text', async () => {
    const { page, step } = await open({ body: '<dialog><button></button><input value="text"></dialog>', script });
    const focused = () => page.evaluate(() => document.activeElement!.localName);
    await page.evaluate(() => exported.open());
    await step(0.25, 2);
    await page.evaluate(() => {
      const input = document.querySelector('input')!;
      input.focus();
      input.setSelectionRange(1, 3);
    });
    await page.evaluate(() => exported.close());
    await step(0.125, 2);
    await painted(page);
    expect(await focused()).toBe('body');
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('input');
    expect(await page.evaluate(() => document.querySelector('input')!.selectionStart)).toBe(1);
  });

  it('does not take the focus from what has got it since', async () => {
    const body = '<dialog><input></dialog><button id="outside">open</button>';
    const { page, step } = await open({ body, script: script.replace('showModal', 'show') });
    const focused = () => page.evaluate(() => document.activeElement!.localName);
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('input');
    await page.evaluate(() => exported.close());
    await step(0.125, 2);
    await painted(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('#outside')!.focus());
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('button');
  });
});
