import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { painted } from '../../browser/painted.js';

declare const exported: { open: () => void; close: () => void };

const script = `
  import { fadeOut, reverseTime } from 'rx-motion';
  import { enter, leave } from 'rx-motion/dom';
  const dialog = document.querySelector('dialog');
  export const open = () => {
    dialog.showModal();
    enter(dialog, reverseTime(fadeOut(0.25))).subscribe();
  };
  export const close = () => leave(dialog, fadeOut(0.25)).subscribe({ complete: () => dialog.inert && dialog.close() });`;

describeInChromium('the focus in an element', ({ open }) => {
  const opened = async (body: string, used = script) => {
    const { page, step } = await open({ body, script: used });
    await page.evaluate(() => exported.open());
    await step(0.25, 2);
    return { page, step, focused: () => page.evaluate(() => document.activeElement!.localName) };
  };

  it('is there when the element is shown again after it had left, before it enters', async () => {
    const { page, step, focused } = await opened('<dialog><input></dialog>');
    expect(await focused()).toBe('input');
    await page.evaluate(() => exported.close());
    await step(0.25, 2);
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('input');
  });

  it('comes back, as does the place in its text, when the element is called back while it leaves', async () => {
    const { page, step, focused } = await opened('<dialog><button></button><input value="text"></dialog>');
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

  it('stays with what has got it since', async () => {
    const body = '<dialog><input></dialog><button id="outside">open</button>';
    const { page, step, focused } = await opened(body, script.replace('showModal', 'show'));
    expect(await focused()).toBe('input');
    await page.evaluate(() => exported.close());
    await step(0.125, 2);
    await painted(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('#outside')!.focus());
    await page.evaluate(() => exported.open());
    expect(await focused()).toBe('button');
  });
});
