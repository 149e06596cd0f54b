import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly dismiss: (index: number) => void;
  readonly places: () => number[][];
};

describeInChromium('leaving elements that are out of the flow', ({ open }) => {
  const anchors = [
    ['start', 'position: fixed; top: 0; left: 0'],
    ['end', 'position: fixed; bottom: 0; right: 0'],
    ['middle', 'position: fixed; inset: 0; place-content: center; display: grid'],
  ] as const;
  it.each(
    ['autoFlip', 'presence'].flatMap((form) =>
      ['row', 'column'].flatMap((axis) => anchors.map(([anchor, style]) => [form, axis, anchor, style] as const)),
    ),
  )('stay where they are: %s in a %s that keeps its %s', async (form, axis, _, style) => {
    const { page, step } = await open({
      body: `<div style="${style}"><div id="list" style="position: relative; padding: 5px; display: flex; flex-direction: ${axis}"></div></div>`,
      script: `
        import { BehaviorSubject } from 'rxjs';
        import { delayTime } from 'rx-motion';
        import { leave } from 'rx-motion/dom';
        import { autoFlip, presence } from 'rx-motion/layout';
        const list = document.querySelector<HTMLElement>('#list')!;
        const cardOf = () => Object.assign(document.createElement('p'), { style: 'width: 50px; height: 40px; margin: 0' });
        const cards = [0, 1, 2, 3].map(cardOf);
        const cards$ = new BehaviorSubject(cards);
        if ('${form}' === 'presence') presence(list, cards$, { create: (card) => card, enter: delayTime(0), leave: delayTime(9) }).subscribe();
        else {
          list.append(...cards);
          autoFlip(list);
        }
        export const dismiss = (index: number) => {
          if ('${form}' === 'presence') cards$.next(cards$.value.filter((card) => card !== cards[index]));
          else leave(cards[index]!, delayTime(9)).subscribe();
        };
        export const places = () => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => [x, y]);`,
    });
    await step(1, 2);
    const places = () => page.evaluate(() => exported.places());
    for (const index of [1, 2]) {
      const before = await places();
      await page.evaluate((index) => exported.dismiss(index), index);
      for (const frames of [1, 1, 8]) {
        await step(0.125, frames);
        expect((await places()).slice(1, index + 1)).toEqual(before.slice(1, index + 1));
      }
    }
  });
});
