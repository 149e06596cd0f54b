import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly show: (...times: readonly number[]) => readonly string[];
  readonly stop: () => readonly string[];
};

describeInChromium('styles of cssKeyframes', ({ open }) => {
  const start = () =>
    open({
      body: '<div id="box" style="width: 100px; opacity: 0.5"><p style="height: 30px; margin: 0"></p></div>',
      script: `
        import { Subject } from 'rxjs';
        import { delayTime, sequence } from 'rx-motion';
        import { cssKeyframes, flush } from 'rx-motion/dom';

        const element = document.querySelector('#box');
        const action = sequence(
          cssKeyframes(0, { opacity: 0, height: 10 }),
          cssKeyframes(1, { opacity: 1, height: '*' }),
          delayTime(1),
          cssKeyframes(1, [{ width: '100px' }, { width: '200px' }]),
        );
        const time$ = new Subject();
        const subscription = time$.pipe(action.on({ element })).subscribe();
        const looks = () => {
          const { opacity, width, height } = getComputedStyle(element);
          return [opacity, width, height];
        };
        export const show = (...times) => {
          for (const time of times) time$.next(time);
          flush();
          return looks();
        };
        export const stop = () => {
          subscription.unsubscribe();
          flush();
          return [...looks(), element.style.cssText, document.getAnimations().length];
        };`,
    });

  it('are a function of time alone, forwards and backwards', async () => {
    const { page } = await start();
    const show = (...times: readonly number[]): Promise<readonly string[]> =>
      page.evaluate((times) => exported.show(...times), times);
    const half = ['0.5', '100px', '20px'];
    expect(await show(0)).toEqual(['0', '100px', '10px']);
    expect(await show(0.5)).toEqual(half);
    expect(await show(2.5)).toEqual(['1', '150px', '30px']);
    expect(await show(1.5)).toEqual(['1', '100px', '30px']);
    expect(await show(0.5)).toEqual(half);
    expect(await show(9, 0.5)).toEqual(half);
  });

  it.each([
    ['{ height: 0, opacity: 0 }', '', ''],
    ['{ height: 0, transform: "rotate(90deg)" }', 'height: 50%; opacity: 0.3;', 'height: 50%; opacity: 0.3;'],
    ['[{ height: "*", opacity: 1 }, { height: 0, opacity: 0 }]', '', 'opacity: 1;'],
  ])('are those of the page where the reverse of %s ends at a found value', async (frames, style, end) => {
    const { page } = await open({
      body: `<div id="box" style="${style}"><p style="height: 30px"></p></div>`,
      script: `
        import { of } from 'rxjs';
        import { play, reverseTime } from 'rx-motion';
        import { cssKeyframes } from 'rx-motion/dom';

        const element = document.querySelector('#box');
        document.head.append(Object.assign(document.createElement('style'), { textContent: '#box { opacity: 0.5 }' }));
        play(reverseTime(cssKeyframes(1, ${frames})), { element }, of(0, 0.5, 0.5)).subscribe();`,
    });
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('#box')!.style.cssText)).toBe(end);
  });

  it.each(['play(open)', 'play(reverseTime(close))'])(
    'are given back at the end for a size, also a fractional one: %s',
    async (run) => {
      const { page } = await open({
        body: '<div id="box"><p style="margin: 0; line-height: 22.4px">text</p></div>',
        script: `
        import { of } from 'rxjs';
        import { play as playOn, reverseTime } from 'rx-motion';
        import { cssKeyframes } from 'rx-motion/dom';

        const open = cssKeyframes(1, [{ height: 0 }, { height: '*' }]);
        const close = cssKeyframes(1, [{ height: '*' }, { height: 0 }]);
        const play = (action) => playOn(action, { element: document.querySelector('#box') }, of(0, 0.5, 0.5)).subscribe();
        ${run};`,
      });
      expect(await page.evaluate(() => document.querySelector<HTMLElement>('#box')!.style.cssText)).toBe('');
    },
  );

  it('stay as they are when the action ends or is stopped', async () => {
    const { page } = await start();
    await page.evaluate(() => exported.show(0, 2.5));
    expect(await page.evaluate(() => exported.stop())).toEqual(['1', '150px', '30px', 'width: 150px; opacity: 1;', 0]);
  });
});
