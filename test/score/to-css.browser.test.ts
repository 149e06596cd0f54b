import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import type { Difference } from './to-css.page.js';

declare const exported: {
  readonly difference: (seed: number) => Difference;
  readonly sheets: () => Readonly<Record<string, string>>;
};

const styles = `
  import { sequence, springCurve, type FiniteAction } from 'rx-motion';
  import { domTarget, styleTo, type DomTarget } from 'rx-motion/dom';
  import { score, toCSS } from 'rx-motion/score';
  const sheetOf = (action: FiniteAction<DomTarget>) => {
    const element = document.body.appendChild(document.createElement('div'));
    element.style.cssText = 'width: 100px; height: 10px; filter: blur(2px)';
    element.innerHTML = '<p style="height: 40px; margin: 0"></p>';
    const css = toCSS(score(action, domTarget(element)), { selector: '.it', name: 'it' });
    return css.slice(css.indexOf('{') + 2, css.indexOf('}\\n.it')).replaceAll('  ', '');
  };
  export const sheets = () => ({
    number: sheetOf(styleTo(1, { width: 200 })),
    percent: sheetOf(styleTo(1, { width: '50%' })),
    auto: sheetOf(styleTo(1, { height: 'auto' })),
    texts: sheetOf(sequence(styleTo(1, { filter: 'none' }), styleTo(1, { filter: 'blur(4px)' }))),
    spring: sheetOf(styleTo(1, { width: '50%' }, springCurve({ bounce: 0.5 }))),
  });`;

describeInChromium('toCSS', ({ open }) => {
  it('writes styles as texts, between which CSS interpolates', async () => {
    const { page } = await open({ script: styles });
    const { spring, ...sheets } = await page.evaluate(() => exported.sheets());
    expect(sheets).toEqual({
      number: '0% { width: 100px }\n100% { width: 200px }\n',
      percent: '0% { width: 100px }\n100% { width: 50% }\n',
      auto: '0% { height: 10px }\n99.9999% { height: 40px }\n100% { height: auto }\n',
      texts: '0% { filter: blur(2px) }\n50% { filter: none }\n100% { filter: blur(4px) }\n',
    });
    const [, easing] =
      /^0% \{ animation-timing-function: linear\((.+)\); width: 100px \}\n100% \{ width: 50% \}\n$/.exec(spring!)!;
    expect(Math.max(...easing!.split(', ').map(parseFloat))).toBeCloseTo(1.163, 2);
  });

  it('shows the same as frames, for 200 random actions and a colour at ten times', async () => {
    const { page } = await open({ script: new URL('to-css.page.ts', import.meta.url), clock: 'real' });
    const all = await page.evaluate(() => Array.from({ length: 200 }, (_, seed) => exported.difference(seed)));
    const wrong = all.filter(({ transform, opacity, color }) => transform > 0.01 || opacity > 0.002 || color > 3);
    expect(wrong).toEqual([]);
  });
});
