import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly step: (dt: number) => { card: number[]; word: number[]; radius: string } };

describeInChromium('a card that is scaled', ({ open }) => {
  it.each([
    ['its direct children', '<b>word</b>', '#it'],
    ['deeper ones that glide, too', '<div><section><b>word</b></section></div>', '#it, #it b'],
  ])('keeps the form of its corners and %s', async (_name, inside, selector) => {
    const { page } = await open({
      body: `<style>#it { width: 100px; height: 40px; border-radius: 10px } #it.wide { width: 200px } #it b { display: block; width: 30px }</style>
        <div id="it">${inside}</div>`,
      script: `
        import { Subject } from 'rxjs';
        import { play } from 'rx-motion';
        import { flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        const card = document.querySelector<HTMLElement>('#it')!;
        const frame$ = new Subject<number>();
        const wide = flip('${selector}', () => card.classList.add('wide'), { duration: 1, curve: (t) => t });
        play(wide, null, frame$).subscribe();
        const sizes = (element: Element) => {
          const { left, width } = element.getBoundingClientRect();
          return [left, width].map(Math.round);
        };
        export const step = (dt: number) => {
          frame$.next(dt);
          flush();
          return { card: sizes(card), word: sizes(card.querySelector('b')!), radius: getComputedStyle(card).borderTopLeftRadius };
        };`,
    });
    const step = (dt: number): Promise<unknown> => page.evaluate((dt) => exported.step(dt), dt);
    expect(await step(0)).toEqual({ card: [0, 100], word: [0, 30], radius: '20px 10px' });
    expect(await step(0.5)).toEqual({ card: [0, 150], word: [0, 30], radius: '13.3333px 10px' });
    expect(await step(0.5)).toEqual({ card: [0, 200], word: [0, 30], radius: '10px' });
  });
});
