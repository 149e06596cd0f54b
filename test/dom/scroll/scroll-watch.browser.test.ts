import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { shareOf } from '../../browser/share-of.js';

declare const exported: { readonly seen: unknown[] };

describeInChromium('all that follow one scroller', ({ open }) => {
  it('are at the time of a new subscription, whatever happens to the page', async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 200px; overflow: auto"></div>',
      script: `
        import { Subscription } from 'rxjs';
        import { viewTime } from 'rx-motion/dom';
        import { randomFrom } from '${new URL('../../random-from.ts', import.meta.url).pathname}';
        const scroller = document.querySelector<HTMLElement>('#it')!;
        const random = randomFrom(29);
        const chosen = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
        const pixels = (): string => Math.round(10 + 90 * random()) + 'px';
        const followed = new Map<HTMLElement, { time: number; subscription: Subscription }>();
        const follow = (card: HTMLElement): void => {
          const one = { time: -1, subscription: Subscription.EMPTY };
          one.subscription = viewTime(card).subscribe((time) => (one.time = time));
          followed.set(card, one);
        };
        const leave = (card: HTMLElement | undefined): void => {
          if (card !== undefined) followed.get(card)!.subscription.unsubscribe();
          if (card !== undefined) followed.delete(card);
        };
        const add = (): void => {
          const card = document.createElement('div');
          card.style.height = pixels();
          (chosen([scroller, ...scroller.querySelectorAll<HTMLElement>('.box')]) ?? scroller).prepend(card);
          if (random() < 0.3) card.className = 'box';
          else follow(card);
        };
        const events = [
          add,
          add,
          () => leave(chosen([...followed.keys()])),
          () => (scroller.scrollTop = random() * scroller.scrollHeight),
          () => (scroller.style.height = 2 * parseInt(pixels()) + 'px'),
          () => chosen([...scroller.children] as HTMLElement[])?.style.setProperty('height', pixels()),
          () => scroller.lastElementChild?.append(scroller.firstElementChild === scroller.lastElementChild ? '' : scroller.firstElementChild!),
          () => chosen([...followed.keys()])?.style.setProperty('transform', 'translateY(' + pixels() + ')'),
        ];
        const laidOut = () => new Promise((done) => {
          const observer = new ResizeObserver(() => { observer.disconnect(); done(null); });
          observer.observe(document.body);
        });
        export const seen = (async () => {
          const wrong: string[] = [];
          for (let round = 0; round < ${shareOf(300)}; round++) {
            for (let count = 0; count < 3; count++) chosen(events)!();
            await laidOut();
            await new Promise((done) => setTimeout(done));
            await laidOut();
            for (const [card, { time }] of followed) {
              let now = -1;
              viewTime(card).subscribe((time) => (now = time)).unsubscribe();
              if (Math.abs(now - time) > 1e-9) wrong.push(round + ': ' + time + ' in place of ' + now);
            }
          }
          return [followed.size > 10, wrong];
        })();`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([true, []]);
  });
});
