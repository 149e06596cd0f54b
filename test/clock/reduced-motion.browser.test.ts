import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly seen: unknown[]; readonly end: () => void };

describeInChromium('reducedMotion$', ({ open }) => {
  it('emits the preference of the user and its changes, with one listener for all', async () => {
    const { page } = await open({
      script: `
        import { reducedMotion$ } from 'rx-motion/dom';
        let listeners = 0;
        const { addEventListener, removeEventListener } = MediaQueryList.prototype;
        MediaQueryList.prototype.addEventListener = function (...all) { listeners++; addEventListener.apply(this, all); };
        MediaQueryList.prototype.removeEventListener = function (...all) { listeners--; removeEventListener.apply(this, all); };
        export const seen: unknown[] = [];
        const one = reducedMotion$.subscribe((reduced) => seen.push(reduced));
        const other = reducedMotion$.subscribe();
        seen.push(listeners);
        export const end = () => { one.unsubscribe(); other.unsubscribe(); seen.push(listeners); };`,
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => exported.seen.length === 3, undefined, { polling: 20 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForFunction(() => exported.seen.length === 4, undefined, { polling: 20 });
    await page.evaluate(() => {
      exported.end();
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([false, 1, true, false, 0]);
  });

  it('ends running actions and rests endless ones as soon as the user asks', async () => {
    const { page, step } = await open({
      body: '<div id="finite"></div><div id="endless"></div>',
      script: `
        import { moveTo, play, repeatForever, rotateBy } from 'rx-motion';
        import { domTarget, reducedMotion$, respectReducedMotion } from 'rx-motion/dom';
        const target = (id: string) => domTarget(document.getElementById(id)!);
        export const seen: boolean[] = [];
        reducedMotion$.subscribe((reduced) => seen.push(reduced));
        play(respectReducedMotion(moveTo(1, { x: 100, y: 0 })), target('finite')).subscribe();
        play(respectReducedMotion(repeatForever(rotateBy(1, 360))), target('endless')).subscribe();`,
    });
    const transforms = (): Promise<string[]> =>
      page.evaluate(() => ['finite', 'endless'].map((id) => document.getElementById(id)!.style.transform));
    await step(0.25, 2);
    expect(await transforms()).toEqual(['translate(25px, 0px)', 'rotate(90deg)']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => exported.seen.length === 2, undefined, { polling: 20 });
    await step(0.25);
    expect(await transforms()).toEqual(['translate(100px, 0px)', '']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForFunction(() => exported.seen.length === 3, undefined, { polling: 20 });
    await step(0.25);
    expect(await transforms()).toEqual(['translate(75px, 0px)', 'rotate(270deg)']);
  });
});
