import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { painted } from '../browser/painted.js';
import { DISPLAYS } from './misplaced.js';

declare const exported: {
  readonly run: (count: number) => Promise<string[]>;
  readonly gaps: (leaving: 'popLayout' | 'wait') => number[];
  readonly items$: { readonly next: (items: readonly string[]) => void };
  readonly wrong: () => string[];
  readonly focused: () => string | undefined;
};

const script = new URL('./presence.page.ts', import.meta.url);

describeInChromium('a list of elements that follows a stream of lists', ({ open }) => {
  it('ends with the last list, each element once and in its place, without styles', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.run(200))).toEqual([]);
  });

  it.each(['popLayout', 'wait'] as const)('closes the gaps of margins without a jump: %s', async (leaving) => {
    const { page } = await open({ script });
    const gaps = await page.evaluate((leaving) => exported.gaps(leaving), leaving);
    for (const gap of gaps) expect(gap).toBeLessThan(0.5);
  });

  it('does not restart the glides of others when a popped element is removed', async () => {
    const { page, step } = await open({
      body: '<div id="list" style="position: relative"></div>',
      script: `
        import { BehaviorSubject } from 'rxjs';
        import { fadeOut } from 'rx-motion';
        import { presence } from 'rx-motion/layout';
        export const items$ = new BehaviorSubject(['a', 'b']);
        const create = (id: string) => Object.assign(document.createElement('p'), { id, textContent: id });
        presence(document.querySelector('#list')!, items$, { create, leave: fadeOut(0.25) }).subscribe();`,
    });
    const top = (): Promise<number> => page.evaluate(() => document.querySelector('#b')!.getBoundingClientRect().top);
    await step(0.125, 8);
    await page.evaluate(() => exported.items$.next(['b']));
    const tops: number[] = [];
    for (let frame = 0; frame < 12; frame++) {
      await step(0.0625);
      tops.push(await top());
    }
    expect([...tops].sort((one, other) => other - one)).toEqual(tops);
    expect(tops.slice(7).map((y) => y - tops[7]!)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each(DISPLAYS)('paints elements that come back while they leave in their order: %s', async (display) => {
    const { page, step } = await open({
      body: `<ul id="list" style="position: relative; ${display}"></ul>`,
      script: `
        import { BehaviorSubject } from 'rxjs';
        import { presence } from 'rx-motion/layout';
        import { misplaced } from './test/layout/misplaced.ts';
        export const items$ = new BehaviorSubject([...'abcde']);
        const list = document.querySelector('#list')!;
        const create = (id: string) => Object.assign(document.createElement('li'), { textContent: id });
        presence(list, items$, { create }).subscribe();
        export const wrong = () => misplaced(list);`,
    });
    await step(0.125, 8);
    await page.evaluate(() => exported.items$.next(['a', 'c', 'e']));
    await step(0.015625, 2);
    await page.evaluate(() => exported.items$.next(['a', 'b', 'd', 'c', 'e']));
    await step(0.125, 8);
    expect(await page.evaluate(() => exported.wrong())).toEqual([]);
  });

  it('gives the focus back to an element that is called back', async () => {
    const { page, step } = await open({
      body: '<div id="list" style="position: relative"></div>',
      script: `
        import { BehaviorSubject } from 'rxjs';
        import { presence } from 'rx-motion/layout';
        export const items$ = new BehaviorSubject(['a', 'b', 'c']);
        const create = (id: string) => Object.assign(document.createElement('button'), { textContent: id });
        presence(document.querySelector('#list')!, items$, { create }).subscribe();
        export const focused = () => document.activeElement?.textContent;`,
    });
    await step(0.125, 4);
    await page.evaluate(() => document.querySelectorAll('button')[1]!.focus());
    await page.evaluate(() => exported.items$.next(['a', 'c']));
    await step(0.03125, 2);
    await painted(page);
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('body');
    await page.evaluate(() => exported.items$.next(['c', 'b', 'a']));
    expect(await page.evaluate(() => exported.focused())).toBe('b');
  });

  it('keeps the focus when it is sorted', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.focused())).toBe('item 1');
  });
});
