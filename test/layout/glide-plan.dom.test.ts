import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { checkFlip } from '../../src/layout/flip-options.js';
import { planGlide } from '../../src/layout/glide-plan.js';
import { glideOf, offsetWith, seen } from './glides.js';

const options = checkFlip('flip', { reduced$: of(false) });

it.each([
  ['its left edge', 'text-align: left', -10, 50],
  ['its middle', 'text-align: center', -20, 0],
  ['its right edge', 'direction: rtl', -30, -50],
  ['its right edge', 'text-align: right', -30, -50],
  ['its right edge', 'text-align: end', -30, -50],
  ['its left edge', 'direction: rtl; text-align: end', -10, 50],
])('keeps %s of a child in place, where a text begins: %s', (_edge, style, known, isNew) => {
  document.body.innerHTML = '<div><p></p></div>';
  const [element, inner] = [document.querySelector('div')!, document.querySelector('p')!];
  inner.style.cssText = style;
  // At first it is half as wide, and a quarter as high.
  const outer = glideOf(element, { from: offsetWith({ x: -50, y: 10, width: -100, height: -75 }) });
  const child = { seen: { ...seen, x: 100, y: 50, width: 60, height: 20 }, outer, delay: undefined, length: 1 };
  const before = { seen: { ...child.seen, x: 30, y: 60, width: 40 }, velocity: null, glide: null };
  expect(planGlide(inner, { ...child, before }, options, false)!.from.x).toBe(known);
  // A new one has its final distance from that edge of the outer one, and from the upper edge.
  const plan = planGlide(inner, { ...child, before: undefined }, options, false);
  expect(plan!.from).toEqual(offsetWith({ x: isNew, y: 37.5 }));
});
