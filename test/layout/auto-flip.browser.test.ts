import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { shareOf } from '../browser/share-of.js';

declare const exported: {
  readonly jumps: () => Promise<string[]>;
  readonly grow: () => Promise<readonly [before: number, after: number]>;
  readonly scrolled: (scroller: string, form: string) => Promise<number>;
  readonly stuck: () => Promise<number>;
  readonly fill: (form: string, count: number) => Promise<void>;
  readonly run: (count: number) => Promise<string[]>;
  readonly changeAt: (frame: number) => void;
  readonly seen: () => number[][];
  readonly change: () => Promise<void>;
  readonly top: () => number;
  readonly transform: () => string;
};

const script = new URL('./auto-flip.page.ts', import.meta.url);

describeInChromium('the children of an element with autoFlip', ({ open }) => {
  it('start where they are seen after one of them has grown, as when an image loads', async () => {
    const { page } = await open({ script, clock: 'real' });
    const [before, after] = await page.evaluate(() => exported.grow());
    expect(Math.abs(after - before)).toBeLessThan(0.5);
  });

  it.each([
    ['page', 'more'],
    ['page', 'fewer'],
    ['list', 'more'],
    ['list', 'fewer'],
  ])('stay in view in a scrolled %s with %s elements above', async (scroller, form) => {
    const { page } = await open({ script, clock: 'real' });
    expect(await page.evaluate(([one, other]) => exported.scrolled(one!, other!), [scroller, form])).toBeLessThan(0.5);
  });

  it('stay where they stick in a scrolled list', async () => {
    const { page } = await open({ script, clock: 'real' });
    expect(await page.evaluate(() => exported.stuck())).toBeLessThan(0.5);
  });

  it('start where they are seen and keep their speed, contents included', async () => {
    const { page } = await open({ script: new URL('./auto-flip-random.page.ts', import.meta.url), clock: 'real' });
    expect(await page.evaluate((count) => exported.run(count), shareOf(60))).toEqual([]);
  });

  it.each(['counter.textContent = String(frame % 10)', "counter.classList.toggle('hovered')"])(
    'keep gliding while something irrelevant changes in each frame: %s',
    async (change) => {
      const { page, step } = await open({
        body: '<div id="list"><p style="height: 50px; margin: 0">0</p><p style="height: 50px; margin: 0">1</p></div>',
        script: `
          import { autoFlip } from 'rx-motion/layout';
          const list = document.querySelector('#list')!;
          const element = list.firstElementChild!;
          const counter = list.lastElementChild!;
          autoFlip(list, { duration: 0.5 });
          list.append(element);
          export const changeAt = (frame: number) => { ${change}; };
          export const top = () => element.getBoundingClientRect().top;`,
      });
      const tops: number[] = [];
      for (let frame = 0; frame < 10; frame++) {
        await page.evaluate((frame) => exported.changeAt(frame), frame);
        await step(0.0625);
        tops.push(await page.evaluate(() => exported.top()));
      }
      // If it started again in each frame, it would stay, or swing too far.
      expect([...tops].sort((one, other) => one - other)).toEqual(tops);
      expect(tops.at(-1)).toBe(50);
    },
  );

  it('start where they are seen in a scrolled panel', async () => {
    const { page } = await open({ script: new URL('./scrolled.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.jumps())).toEqual([]);
  });

  it.each([
    ['end', 'position: fixed; bottom: 0; right: 0; display: flex'],
    ['middle', 'position: absolute; left: 0; right: 0; display: flex; justify-content: center; margin: auto'],
    ['start, while the page is scrolled by the same distance', ''],
  ])('start where they are seen if their parent keeps its %s', async (_, style) => {
    const card = '<p style="width: 50px; height: 60px; margin: 0">card</p>';
    const { page, step } = await open({
      body: `<div style="height: 2000px"><div style="${style}"><div id="list" style="display: inherit">${card.repeat(3)}</div></div></div>`,
      script: `
        import { autoFlip } from 'rx-motion/layout';
        const list = document.querySelector('#list')!;
        const all = [...list.children];
        autoFlip(list, { duration: 1, curve: (t) => t });
        export const seen = () => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y]);
        export const changeAt = (frame: number) =>
          frame === 0 ? list.append(all[0].cloneNode(true)) : list.lastElementChild!.remove();`,
    });
    for (const frame of [0, 1]) {
      await page.evaluate((top) => scrollTo(0, top), frame === 0 ? 60 : 0);
      const before = await page.evaluate(() => exported.seen());
      await page.evaluate((frame) => exported.changeAt(frame), frame);
      await step(0);
      expect(await page.evaluate(() => exported.seen())).toEqual(before);
      await step(0.25, 2);
    }
  });

  it.each([
    ['autoFlip', 'list, outer'],
    ['autoFlip', 'outer, list'],
    ['presence', 'list, outer'],
  ])('start where they are seen if their parent glides by itself: %s, %s', async (form, order) => {
    const { page, step } = await open({
      body: '<div id="outer"><div id="list" style="position: relative"></div><p>after</p></div>',
      script: `
        import { Subject } from 'rxjs';
        import { autoFlip, presence } from 'rx-motion/layout';
        const [outer, list] = document.querySelectorAll('div');
        const options = { duration: 1, curve: (t: number) => t };
        const cardOf = () => Object.assign(document.createElement('p'), { style: 'height: 60px; margin: 0' });
        const cards = [0, 1, 2, 3].map(cardOf);
        const seenCards = cards.slice(0, 3);
        const cards$ = new Subject<HTMLElement[]>();
        if ('${form}' === 'presence') presence(list!, cards$, { create: (card) => card, move: options }).subscribe();
        else cards$.subscribe((all) => list!.append(...all));
        cards$.next(seenCards);
        for (const one of [${order}]) if (one === outer || '${form}' === 'autoFlip') autoFlip(one!, options);
        export const seen = () => [...seenCards, outer!.lastElementChild!].map((one) => one.getBoundingClientRect().y);
        export const change = () => cards$.next([cards[3]!, cards[2]!, cards[1]!, cards[0]!]);`,
    });
    await step(0.5, 3);
    const seen = () => page.evaluate(() => exported.seen() as unknown as number[]);
    const before = await seen();
    await page.evaluate(() => exported.change());
    await step(0);
    expect(await seen()).toEqual(before);
    await step(0.5);
    const half = await seen();
    await step(0.5, 2);
    const after = await seen();
    expect(after).not.toEqual(before);
    expect(half).toEqual(before.map((y, index) => (y + after[index]!) / 2));
  });

  it('keep their size when something tilts or straightens them', async () => {
    const { page, step } = await open({
      body: '<div id="list"><p style="height: 50px">0</p><p>1</p><p>2</p></div>',
      script: `
        import { domTarget } from 'rx-motion/dom';
        import { autoFlip } from 'rx-motion/layout';
        const list = document.querySelector('#list')!;
        const card = domTarget(list.firstElementChild! as HTMLElement);
        autoFlip(list);
        export const changeAt = (rotation: number) => {
          card.rotation = rotation;
          list.insertBefore(list.lastElementChild!, list.children[1]!);
        };
        export const transform = () => card.element.style.transform;`,
    });
    for (const rotation of [10, 0]) {
      await page.evaluate((rotation) => exported.changeAt(rotation), rotation);
      await step(0.0625);
      expect(await page.evaluate(() => exported.transform())).not.toContain('scale');
      await step(1);
    }
  });

  it.each(['flip', 'flipGroup', 'autoFlip', 'presence'])('cause at most two layouts of the page: %s', async (form) => {
    const { page } = await open({ script, clock: 'real' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const layouts = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')!.value;
    };
    for (const count of [10, 100]) {
      await page.evaluate(([form, count]) => exported.fill(form, count), [form, count] as const);
      const before = await layouts();
      await page.evaluate(() => exported.change());
      expect((await layouts()) - before).toBeLessThanOrEqual(2);
    }
  });
});
