import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** How both elements look, in each of their properties: ours, and the browser's own. */
  readonly at: (time: number) => readonly (readonly [ours: string, browsers: string])[];
  readonly led: (time: number) => readonly string[];
  /** The properties that do not end at the given values. */
  readonly own: () => readonly string[];
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

/** Two equal elements, one of which the browser animates. */
function twins(style: string, goal: Readonly<Record<string, string>>): { body: string; script: string } {
  const box = (id: string): string =>
    `<style>p { transform: var(--sheet, none) }</style><div style="width: 400px; height: 200px"><p id="${id}" style="${style}">word</p></div>`;
  return {
    body: box('it') + box('browsers'),
    script: `${beginning}
      const goal = ${JSON.stringify(goal)};
      time$.pipe(start(styleTo(1, goal) as never)).subscribe({ error: (error: unknown) => errors.push(String(error)) });
      const other = document.querySelector<HTMLElement>('#browsers')!;
      const animation = other.animate([{}, goal], { duration: 1000, fill: 'both' });
      animation.pause();
      const seen = (of: Element) => Object.keys(goal).map((name) => (getComputedStyle(of) as any)[name] as string);
      export const at = (time: number) => {
        time$.next(time);
        flush();
        animation.currentTime = time * 1000;
        const browsers = seen(other);
        return seen(element).map((ours, index) => [ours, browsers[index]!] as const);
      };
      const wanted = document.createElement('p');
      Object.assign(wanted.style, goal);
      export const own = () => {
        time$.next(1);
        flush();
        return Object.keys(goal).filter((name) => (element.style as any)[name] !== (wanted.style as any)[name]);
      };`,
  };
}

/** The numbers of a text, and the rest; both notations of transparent are equal. */
const numbersOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
const between = (text: string): string =>
  text.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, '#').replace('rgba(#, #, #, #)', 'rgb(#, #, #)');

describeInChromium('texts in a style', ({ open }) => {
  it.each([
    ['width: 50%', { width: '100%' }],
    ['width: 100px', { width: '50%' }],
    ['background-color: red', { backgroundColor: 'blue' }],
    ['background-color: #f008', { backgroundColor: 'rgb(0 0 255 / 0.25)' }],
    ['', { backgroundColor: 'tomato' }],
    ['color: oklch(0.7 0.1 30)', { color: 'oklch(0.5 0.2 250)' }],
    ['filter: blur(2px) saturate(1)', { filter: 'blur(6px) saturate(3)' }],
    ['', { filter: 'blur(4px) brightness(2)' }],
    ['filter: blur(4px) contrast(3)', { filter: 'none' }],
    ['border-radius: 4px 2px', { borderRadius: '20px 8px' }],
    ['margin: 1em 2em', { margin: '3em 0em' }],
    ['box-shadow: 0px 0px 0px red', { boxShadow: '4px 8px 2px blue' }],
    ['clip-path: inset(0%)', { clipPath: 'inset(10%)' }],
    ["clip-path: path('M 0 0 L 10 0 L 10 10 Z')", { clipPath: 'path("M 4 2 L 12 8 L 0 4 Z")' }],
    [
      '',
      {
        ...{ translate: '80px 20px', scale: '3 0.5', rotate: '90deg' },
        ...{ boxShadow: 'inset 4px 8px 2px 1px blue', textShadow: 'color(display-p3 1 0 0) 3px 4px 5px' },
        filter: 'drop-shadow(3px 4px 5px hsl(120 50% 50%)) blur(2px)',
        transform: 'perspective(300px) rotate(90deg) translate(10%, 1em)',
      },
    ],
    [
      'translate: 80px 20px; scale: 3; rotate: 0.25turn; box-shadow: 4px 8px 2px 1px #0f08; --sheet: rotate(90deg) scale(2)',
      { translate: 'none', scale: 'none', rotate: 'none', boxShadow: 'none', transform: 'none' },
    ],
    ['--sheet: rotate(0.25turn)', { transform: 'rotate(270deg)' }],
    [
      'transform: rotate(1.5turn) translate(1em); position: relative; z-index: -29; order: 3; font-weight: 100',
      { transform: 'rotate(10grad) translate(60px)', zIndex: '23', order: '-2', fontWeight: '933' },
    ],
    ['clip-path: polygon(0% 0%, 100% 0%, 50% 100%)', { clipPath: 'polygon(50% 0%, 100% 50%, 0% 100%)' }],
  ] as readonly [string, Record<string, string>][])('animate as in the browser: %s to %p', async (style, goal) => {
    const { page } = await open(twins(style, goal));
    for (const time of [0.25, 0.5, 0.9]) {
      for (const [ours, browsers] of await page.evaluate((time) => exported.at(time), time)) {
        expect([time, between(ours)]).toEqual([time, between(browsers)]);
        const expected = numbersOf(browsers);
        // A matrix has small numbers; channels of colours are rounded on the way.
        const tolerance = browsers.startsWith('matrix') ? 0.02 : 1.5;
        numbersOf(ours)
          .slice(0, expected.length)
          .forEach((number, index) => {
            expect(Math.abs(number - expected[index]!)).toBeLessThan(tolerance);
          });
      }
    }
    expect(await page.evaluate(() => exported.errors)).toEqual([]);
    expect(await page.evaluate(() => exported.own())).toEqual([]);
  });

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

  it('fail only their own action if the forms differ', async () => {
    const { page } = await open(twins('width: auto', { display: '2px' }));
    await page.evaluate(() => exported.at(0));
    expect((await page.evaluate(() => exported.errors))[0]).toContain('styleTo: ');
  });
});
