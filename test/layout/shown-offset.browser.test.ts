import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly step: (dt: number) => { card: number[]; word: number[]; radius: string };
  readonly shown: () => string[];
  readonly texts: () => number[][];
  readonly wrong: () => string[];
};

describeInChromium('a card that is scaled', ({ open }) => {
  it.each([
    ['border-radius: 10px 20px / 8px', 'border-radius: 5px 10px / 8px;'],
    ['border-radius: 50% 10px', 'border-radius: 50% 5px / 50% 10px;'],
    ['border-radius: 50%', ''],
    // Its shorthand would be empty, and this would be lost when it is given back.
    ['border-top-left-radius: 10px', 'border-top-left-radius: 10px;'],
  ])('keeps its corners undistorted, and gets its style back: %s', async (own, shown) => {
    const { page } = await open({
      body: `<style>#it { width: 100px; height: 40px } #it.narrow { width: 50px }</style><div id="it" style="${own}"></div>`,
      script: `
        import { play } from 'rx-motion';
        import { flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        import { of } from 'rxjs';
        const card = document.querySelector<HTMLElement>('#it')!;
        export const shown = () => {
          const all: string[] = [];
          const narrow = flip('#it', () => card.classList.add('narrow'), { duration: 1, curve: (t) => t });
          play(narrow, null, of(0, 1)).subscribe({
            next: () => {
              flush();
              all.push(card.style.cssText);
            },
          });
          flush();
          return [...all, card.style.cssText];
        };`,
    });
    const [first, last] = await page.evaluate(() => [...exported.shown()]);
    expect([first!.replace(/transform[^;]*;/, '').trim(), last]).toEqual([shown || `${own};`, `${own};`]);
  });

  it.each([
    ['its direct children', '<b>word</b>', '#it'],
    ['deeper ones that glide, too', '<div><section><b>word</b></section></div>', '#it, #it b'],
  ])('keeps the form of its corners and of %s', async (_name, inside, selector) => {
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
          return [left, width].map((size) => Math.round(size) + 0);
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

  it('keeps a text at its start, and reveals a new text in place', async () => {
    const { page } = await open({
      body: `<style>
          main { position: relative; height: 200px }
          #it { position: absolute; left: 100px; width: 100px; height: 40px; overflow: hidden }
          #it.page { left: 0; width: 400px; height: 160px }
          #it h3 { margin: 0; font: 20px/20px monospace }
          #it p { display: none; margin: 0; font: 10px/10px monospace }
          #it.page p { display: block }
        </style>
        <main><section id="it"><h3>Title</h3><p>More</p></section></main>`,
      script: `
        import { of } from 'rxjs';
        import { play } from 'rx-motion';
        import { flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        const card = document.querySelector<HTMLElement>('#it')!;
        const begins = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, top, height } = range.getBoundingClientRect();
          const { left: x, top: y } = card.parentElement!.getBoundingClientRect();
          return [left - x, top - y, height].map(Math.round);
        };
        export const texts = () => {
          const all = [begins(card.firstElementChild!)];
          const grow = flip('#it', () => card.classList.add('page'), { duration: 1, curve: (t) => t });
          play(grow, null, of(0, 0.5, 0.5)).subscribe(() => {
            flush();
            all.push([...card.children].flatMap(begins));
          });
          return all;
        };`,
    });
    const [title, ...frames] = await page.evaluate(() => exported.texts());
    // As the layout puts them in the end: the new one comes with the corner of the card, as high as its font.
    const [, top, height, , newTop, newHeight] = frames[2]!;
    expect(title).toEqual([100, top, height]);
    expect(frames).toEqual([100, 50, 0].map((left) => [left, top, height, left, newTop, newHeight]));
  });
});

describeInChromium('an element whose real size is animated', ({ open }) => {
  it('is seen halfway at half of the time, whatever decides its size and its place', async () => {
    const { page } = await open({ script: new URL('./resized.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.wrong())).toEqual([]);
  });
});
