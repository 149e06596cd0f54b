import { describe, expect, it } from '@jest/globals';
import { cubicBezier, linear, parseEasing, steps, toLinear, uniform } from 'rx-motion';

const times = [-0.5, 0, 0.1, 0.25, 0.5, 0.75, 1, 1.5];

// `css.browser.test.ts` holds it against Chromium.
describe('parseEasing', () => {
  it.each([
    ['ease', cubicBezier(0.25, 0.1, 0.25, 1)],
    ['Ease-In-Out', cubicBezier(0.42, 0, 0.58, 1)],
    [' cubic-bezier( .2, -1e-1, 0.5, +2.5 ) ', cubicBezier(0.2, -0.1, 0.5, 2.5)],
    ['steps(4, jump-none)', steps(4, 'jump-none')],
    ['linear(0, 25% 75% 0.5, 1)', linear(0, [0.5, 0.25, 0.75], 1)],
    [toLinear(uniform), uniform],
  ])('reads %s', (text, curve) => {
    expect(times.map(parseEasing(text))).toEqual(times.map(curve));
  });

  it.each(['', 'var(--ease)', 'cubic-bezier(2, 0, 0, 1)'])('refuses %p', (text) => {
    const rule = "text must be an easing function of CSS, as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)'";
    expect(() => parseEasing(text)).toThrow(new RangeError(`parseEasing: ${rule}, got "${text}"`));
  });
});
