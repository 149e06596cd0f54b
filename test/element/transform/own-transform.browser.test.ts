import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** Shows a frame. Returns where the middle of the element is seen, and how wide it is. */
  readonly show: (dt: number) => unknown[];
};

describeInChromium('the own transform of an element', ({ open }) => {
  it('is kept in em while the element is hidden, without computedStyleMap', async () => {
    const { page } = await open({
      body: '<p id="it" style="display: none; transform: translate(2em, 1em) scale(2); font-size: 10px">word</p>',
      script: `
        import { domTarget, flush } from 'rx-motion/dom';
        const element = document.querySelector<HTMLElement>('#it')!;
        Object.defineProperty(element, 'computedStyleMap', { value: undefined });
        const target = domTarget(element);
        target.x;
        export const show = (x: number) => {
          element.style.display = '';
          target.x = x;
          flush();
          return [element.style.transform];
        };`,
    });
    expect(await page.evaluate(() => [exported.show(5), exported.show(0)])).toEqual([
      ['translate(5px, 0px) translate(2em, 1em) scale(2)'],
      ['translate(2em, 1em) scale(2)'],
    ]);
  });

  it.each([
    ['transform: translateX(-100%)', "styleTo(1, { transform: 'none' })", [250, 100], [260, 100]],
    ['scale: 0', "styleTo(1, { scale: '1' })", [250, 100], [260, 100]],
    ['', "sequence(moveBy(0, { x: 50 }), styleTo(1, { transform: 'translateX(20px)' }))", [270, 100], [280, 100]],
  ])('is where a motion starts that follows one of a style: %s, %s', async (style, first, atStart, atEnd) => {
    const { page } = await open({
      body: `<div id="it" style="position: absolute; left: 200px; width: 100px; height: 50px"></div>`,
      script: `
        import { Subject } from 'rxjs';
        import { moveBy, play, sequence } from 'rx-motion';
        import { domTarget, flush, styleTo } from 'rx-motion/dom';
        const element = document.querySelector<HTMLElement>('#it')!;
        document.head.append(Object.assign(document.createElement('style'), { textContent: '#it { ${style} }' }));
        const frame$ = new Subject<number>();
        play(sequence(${first}, moveBy(1, { x: 10 })), domTarget(element), frame$).subscribe();
        export const show = (dt: number) => {
          frame$.next(dt);
          flush();
          const { x, width } = element.getBoundingClientRect();
          return [x + width / 2, width];
        };`,
    });
    const show = (dt: number): Promise<unknown[]> => page.evaluate((dt) => exported.show(dt), dt);
    for (const dt of [0, 0.5]) await show(dt);
    expect([await show(0.5), await show(1)]).toEqual([atStart, atEnd]);
  });
});
