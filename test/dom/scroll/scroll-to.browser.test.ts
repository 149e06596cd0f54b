import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown[]; readonly show: (time: number) => unknown };

/** Scrolls `#it`, 200 px high and wide, by an action; `show` shows a time of it. */
const script = (action: string, target = "document.querySelector('#it')!"): string => `
  import { Subject } from 'rxjs';
  import { quadraticIn, sequence, callFunc } from 'rx-motion';
  import { domTarget, scrollTo } from 'rx-motion/dom';
  const time$ = new Subject<number>();
  const box = document.querySelector<HTMLElement>('#it')!;
  const element = document.querySelector<HTMLElement>('#goal')!;
  export const seen: unknown[] = [];
  const action = sequence(${action}, callFunc(() => seen.push('ended')));
  time$.pipe(action.on(${target})).subscribe({ error: (error) => seen.push(String(error)) });
  export const show = (time: number) => {
    time$.next(time);
    return [box.scrollLeft, box.scrollTop];
  };`;
const body = (style = ''): string => `
  <div id="it" style="width: 200px; height: 200px; overflow: auto; scrollbar-width: none; ${style}">
    <div id="above" style="width: 1000px; height: 600px"></div>
    <div id="goal" style="margin-inline-start: 300px; width: 100px; height: 50px"></div>
    <div style="width: 1000px; height: 1350px"></div>
  </div>`;

describeInChromium('scrollTo', ({ open }) => {
  const shown = async (content: { body: string; script: string }, times: readonly number[]): Promise<unknown[]> => {
    const { page } = await open(content);
    return page.evaluate((times) => times.map((time) => exported.show(time)), times);
  };

  it.each([
    [
      'a position',
      'scrollTo(1, { x: 100, y: 400 })',
      [
        [0, 0],
        [50, 200],
        [100, 400],
      ],
    ],
    [
      'one axis',
      'scrollTo(1, { y: 400 })',
      [
        [0, 0],
        [0, 200],
        [0, 400],
      ],
    ],
    [
      'along a curve',
      'scrollTo(1, { y: 400 }, quadraticIn)',
      [
        [0, 0],
        [0, 100],
        [0, 400],
      ],
    ],
    [
      'its own end',
      'scrollTo(1, { y: 1e6 })',
      [
        [0, 0],
        [0, 900],
        [0, 1800],
      ],
    ],
    [
      'an element',
      'scrollTo(1, { element })',
      [
        [0, 0],
        [0, 300],
        [0, 600],
      ],
    ],
    [
      'an element in the middle',
      "scrollTo(1, { element, align: 'center', offset: 1 })",
      [
        [0, 0],
        [0, 263],
        [0, 526],
      ],
    ],
    [
      'an element at the end',
      "scrollTo(1, { element, align: 'end', offset: 10 })",
      [
        [0, 0],
        [0, 230],
        [0, 460],
      ],
    ],
    [
      'an element along x',
      "scrollTo(1, { element, axis: 'x', offset: -20 })",
      [
        [0, 0],
        [140, 0],
        [280, 0],
      ],
    ],
  ])('goes to %s', async (_name, action, expected) => {
    const seen = (await shown({ body: body(), script: script(action) }, [0, 0.5, 1])) as number[][];
    expect(seen.map(([x, y]) => [x, Math.round(y! * 2) / 2])).toEqual(expected);
  });

  it.each([
    ['scroll-behavior: smooth', [0, 300], [0, 600]],
    ['scroll-padding: 20px 0 40px', [0, 290], [0, 580]],
  ])('goes smoothly with %s', async (style, half, end) => {
    const seen = await shown({ body: body(style), script: script('scrollTo(1, { element })') }, [0, 0.5, 1]);
    expect(seen.slice(1)).toEqual([half, end]);
  });

  it('does not snap before it has ended', async () => {
    const page = '<p style="margin: 0; height: 200px; scroll-snap-align: start"></p>';
    const snapping = `<div id="it" style="height: 200px; overflow: auto; scroll-snap-type: y mandatory">${page.repeat(4)}</div>`;
    const content = { body: snapping, script: script('scrollTo(1, { y: 400 })') };
    expect(await shown(content, [0, 0.125, 0.5, 0.875, 1])).toEqual([0, 50, 200, 350, 400].map((y) => [0, y]));
    expect(await shown({ ...content, script: script('scrollTo(1, { y: 210 })') }, [1])).toEqual([[0, 200]]);
  });

  it('counts from where the content begins', async () => {
    const content = { body: body('direction: rtl'), script: script("scrollTo(1, { element, axis: 'x' })") };
    expect(await shown(content, [0, 0.5, 1])).toEqual(
      [
        [-0, 0],
        [-150, 0],
        [-300, 0],
      ].map(([x, y]) => [x! + 0, y]),
    );
  });

  it('goes back in time', async () => {
    expect(await shown({ body: body(), script: script('scrollTo(1, { y: 400 })') }, [0, 0.75, 0.25, 0])).toEqual([
      [0, 0],
      [0, 300],
      [0, 100],
      [0, 0],
    ]);
  });

  it('goes to the position that the element has at the end', async () => {
    const { page } = await open({ body: body(), script: script('scrollTo(1, { element })') });
    const seen = await page.evaluate(() => {
      exported.show(0);
      exported.show(0.5);
      document.querySelector<HTMLElement>('#above')!.style.height = '800px';
      return exported.show(1);
    });
    expect(seen).toEqual([0, 800]);
  });

  it('accepts a domTarget and the page', async () => {
    const target = shown({ body: body(), script: script('scrollTo(1, { y: 400 })', 'domTarget(box)') }, [1]);
    expect(await target).toEqual([[0, 400]]);
    const { page } = await open({
      body: `<div style="height: 5000px"></div>${body()}`,
      script: script('scrollTo(1, { y: 400 })', 'document.documentElement'),
    });
    expect(
      await page.evaluate(() => {
        exported.show(0.5);
        return scrollY;
      }),
    ).toBe(200);
  });

  it.each([
    ['a wheel', "new WheelEvent('wheel')", true],
    ['a touch', "new Event('touchmove')", true],
    ['a key that scrolls', "new KeyboardEvent('keydown', { key: 'PageDown' })", true],
    ['a key that does not', "new KeyboardEvent('keydown', { key: 'a' })", false],
  ])('ends at its planned time after %s', async (_name, event, isInterrupted) => {
    const { page } = await open({ body: body(), script: script('scrollTo(1, { y: 400 })') });
    const seen = await page.evaluate((event) => {
      exported.show(0);
      exported.show(0.25);
      document.querySelector('#goal')!.dispatchEvent(new Event('wheel'));
      document.querySelector('#it')!.dispatchEvent(eval(event) as Event);
      const positions = [exported.show(0.5), exported.show(1)];
      return [...positions, document.getAnimations().length, ...exported.seen];
    }, event);
    const [half, end] = isInterrupted
      ? [
          [0, 100],
          [0, 100],
        ]
      : [
          [0, 200],
          [0, 400],
        ];
    expect(seen).toEqual([half, end, 0, 'ended']);
  });

  it('no longer listens when it has ended', async () => {
    const { page } = await open({ body: body(), script: script('scrollTo(1, { y: 400 })') });
    const seen = await page.evaluate(() => {
      exported.show(0);
      exported.show(1);
      document.querySelector('#it')!.dispatchEvent(new WheelEvent('wheel'));
      return exported.show(0.5);
    });
    expect(seen).toEqual([0, 200]);
  });

  it('refuses a target that is not an element', async () => {
    const { page } = await open({ body: body(), script: script('scrollTo(1, { y: 400 })', '{} as Element') });
    await page.evaluate(() => exported.show(0));
    expect(await page.evaluate(() => exported.seen)).toEqual([
      'TypeError: scrollTo: element must be an element of a page, such as document.documentElement, got an object',
    ]);
  });
});
