import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { cubicBezier } from '../../src/easing/cubic-bezier.js';
import type { Curve } from '../../src/easing/curve.js';
import { linear } from '../../src/easing/linear.js';
import { steps } from '../../src/easing/steps.js';

const times = [-0.5, -0.125, 0, 0.01, 0.1, 0.25, 0.3, 0.5, 0.625, 0.75, 0.9, 0.99, 1, 1.125, 1.5];

/**
 * Left out, since Chromium follows an earlier draft there: before 0 a cubic-bezier() that starts upright, or whose control points are both at an end; before its
 * first input a linear() that starts with a jump; a linear() of one stop.
 */
const curves: Readonly<Record<string, Curve>> = {
  'cubic-bezier(0.25, 0.1, 0.25, 1)': cubicBezier(0.25, 0.1, 0.25, 1),
  'cubic-bezier(0.42, 0, 0.58, 1)': cubicBezier(0.42, 0, 0.58, 1),
  'cubic-bezier(0.3, -0.6, 0.7, 1.6)': cubicBezier(0.3, -0.6, 0.7, 1.6),
  'cubic-bezier(0.5, 0.75, 1, 1)': cubicBezier(0.5, 0.75, 1, 1),
  'cubic-bezier(0, 0, 0.5, 0.25)': cubicBezier(0, 0, 0.5, 0.25),
  'cubic-bezier(1, 0.5, 0, 0.5)': cubicBezier(1, 0.5, 0, 0.5),
  'steps(3)': steps(3),
  'steps(4, jump-start)': steps(4, 'jump-start'),
  'steps(4, jump-none)': steps(4, 'jump-none'),
  'steps(4, jump-both)': steps(4, 'jump-both'),
  'linear(0, 0.25, 1)': linear(0, 0.25, 1),
  'linear(0, 0.25 25% 75%, 1)': linear(0, [0.25, 0.25, 0.75], 1),
  'linear(0, 0.5 20%, 0.75 10%, 0.5, 0.25 60%, 1)': linear(0, [0.5, 0.2], [0.75, 0.1], 0.5, [0.25, 0.6], 1),
  'linear(0, 0.5 120%, 0.75)': linear(0, [0.5, 1.2], 0.75),
  'linear(0, 0.5 50%, 0.25 50%, 1 100% 100%)': linear(0, [0.5, 0.5], [0.25, 0.5], [1, 1, 1]),
};

describeInChromium('the curves of CSS', ({ open }) => {
  it('are those of the browser', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const shown = await page.evaluate(shownProgress, [Object.keys(curves), times] as const);
    for (const [i, [css, curve]] of Object.entries(curves).entries()) {
      const distances = times.map((t, k) => Math.abs(curve(t) - (shown[i]?.[k] ?? NaN)));
      // A style is written with six digits.
      expect([css, ...distances.map((distance) => distance < 1e-5)]).toEqual([css, ...times.map(() => true)]);
    }
  });
});

/** In the page: the progress of a keyframe with each easing, under an effect whose own easing leads it to each time, those beyond [0, 1] too. */
function shownProgress([easings, times]: readonly [readonly string[], readonly number[]]): number[][] {
  const name = '--progress';
  CSS.registerProperty({ name, syntax: '<number>', inherits: false, initialValue: '0' });
  const shown = document.querySelector('#shown')!;
  return easings.map((easing) =>
    times.map((t) => {
      const animation = shown.animate([{ [name]: '0', easing }, { [name]: '1' }], {
        duration: 1000,
        easing: `linear(${t}, ${t} 100%)`,
      });
      animation.pause();
      animation.currentTime = 500;
      const progress = Number(getComputedStyle(shown).getPropertyValue(name));
      animation.cancel();
      return progress;
    }),
  );
}
