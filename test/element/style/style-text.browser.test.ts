import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** How both elements look, in each of their properties: ours, and the browser's own. */
  readonly at: (time: number) => readonly (readonly [ours: string, browsers: string])[];
  readonly led: (time: number) => readonly string[];
  readonly errors: readonly string[];
};

const beginning = `
  import { Subject } from 'rxjs';
  import { by, cssValues, sequence, targeted, to } from 'rx-motion';
  import { domTarget, flush, styleBy, styleText, styleTo } from 'rx-motion/dom';
  const element = document.querySelector<HTMLElement>('#it')!;
  const target = domTarget(element);
  const time$ = new Subject<number>();
  export const errors: string[] = [];
  const start = (action: never) => (action as any).on(target);`;

// That they are those of the browser on the way is tested by `platform.browser.test.ts`.
describeInChromium('texts in a style', ({ open }) => {
  it('are the found ones before the start, and add up', async () => {
    const { page } = await open({
      body: '<p id="it" style="width: 50%; filter: blur(1px)">word</p>',
      script: `${beginning}
        const twice = sequence(styleBy(1, { width: '10%', filter: 'blur(2px)' }), styleBy(1, { width: '10%' }).reverse());
        time$.pipe(start(twice as never)).subscribe({ error: (error: unknown) => errors.push(String(error)) });
        export const led = (time: number) => { time$.next(time); flush(); return [element.style.width, element.style.filter]; };`,
    });
    const seen = await page.evaluate(() => [0.5, 1.5, 2, -1].map((time) => exported.led(time)));
    expect(seen).toEqual([
      ['55%', 'blur(2px)'],
      ['55%', 'blur(3px)'],
      ['50%', 'blur(3px)'],
      ['50%', 'blur(1px)'],
    ]);
  });

  it('are targets themselves, for to and by', async () => {
    const { page } = await open({
      body: '<p id="it" style="width: 50%; --shadow: 1px red">word</p>',
      script: `${beginning}
        const grow = sequence(
          targeted(styleText(element, 'width'), to(1, { value: '100%' }, { mix: cssValues() })),
          targeted(styleText(element, '--shadow'), by(1, { value: '4px black' }, { mix: cssValues() })),
        );
        time$.pipe(start(grow as never)).subscribe({ error: (error: unknown) => errors.push(String(error)) });
        export const led = (time: number) => { time$.next(time); flush(); return [element.style.width, element.style.getPropertyValue('--shadow')]; };`,
    });
    expect(await page.evaluate(() => exported.led(1.5))).toEqual(['100%', '3px rgb(255, 0, 0)']);
    expect(await page.evaluate(() => exported.errors)).toEqual([]);
  });

  it('are clamped as in the browser if a curve overshoots', async () => {
    const start = {
      width: '100px',
      height: '50px',
      padding: '4px 2px',
      margin: '10px',
      flexGrow: '2',
      filter: 'blur(10px) hue-rotate(10deg)',
      boxShadow: 'red 0px 0px 10px 1px',
      borderRadius: '8px 4px',
    };
    const end = {
      ...{ width: '0px', height: '0px', padding: '0px 0px', margin: '0px', flexGrow: '0' },
      filter: 'blur(0px) hue-rotate(-90deg)',
      boxShadow: 'red 4px -4px 0px -2px',
      borderRadius: '0px 1px',
    };
    const { page } = await open({
      body: '<p id="it">word</p><p id="browsers">word</p><p id="sized" style="width: 40px; height: 40px">word</p>',
      script: `${beginning}
        import { eased, resizeTo } from 'rx-motion';
        const [first, last] = [${JSON.stringify(start)}, ${JSON.stringify(end)}];
        const other = document.querySelector<HTMLElement>('#browsers')!;
        const sized = document.querySelector<HTMLElement>('#sized')!;
        Object.assign(element.style, first);
        const overshooting = (t: number) => (t < 0.5 ? 3 * t : 2 - t);
        const error = (error: unknown) => errors.push(String(error));
        const goal = { ...last, width: 0, flexGrow: 0 };
        time$.pipe(start(eased(styleTo(1, goal as never), overshooting) as never)).subscribe({ error });
        time$.pipe(eased(resizeTo(1, { width: 0, height: 10 }), overshooting).on(domTarget(sized) as never)).subscribe({ error });
        const animation = other.animate([first, last], { duration: 1000, fill: 'both', easing: 'linear(0, 1.5 50%, 1)' });
        animation.pause();
        export const at = (time: number) => {
          time$.next(time);
          flush();
          animation.currentTime = time * 1000;
          if (time === 0.5) sizes.push(sized.style.width, sized.style.height);
          return Object.keys(first).map((name) => [element, other].map((one) => (getComputedStyle(one) as any)[name]));
        };
        const sizes: string[] = [];
        export const led = () => sizes;`,
    });
    for (const time of [0, 0.5, 0.25, 0.75, 0]) {
      const seen = await page.evaluate((time) => exported.at(time), time);
      expect(seen.map(([ours]) => ours)).toEqual(seen.map(([, browsers]) => browsers));
    }
    expect(await page.evaluate(() => exported.led(0))).toEqual(['0px', '0px']);
    expect(await page.evaluate(() => exported.errors)).toEqual([]);
  });
});
