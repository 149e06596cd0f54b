import {
  by,
  cssValues,
  fromTo,
  keyframes,
  shake,
  sineInOut,
  springTo,
  to,
  tweenFrom,
  tweenProperty,
  wiggle,
} from 'rx-motion';
import { adds, count, type Leaf, owns, returnsAlone } from './leaf.js';
import { springFor } from './springs.js';

const css = { mix: cssValues() };

/** The actions that animate values of any kind. */
export const valueLeaves: readonly Leaf[] = [
  owns('level', 'to.level', (s, [level]) => to(s, { level })),
  adds('level', 'by.level', (s, [level]) => by(s, { level })),
  returnsAlone('level', 'tweenProperty.level', (s, [from, to]) => tweenProperty(s, 'level', from, to)),
  owns('light', 'to.light', (s, [power, x]) => to(s, { light: { power, place: { x } } })),
  adds('light', 'by.light', (s, [power, x]) => by(s, { light: { power, place: { x } } })),
  returnsAlone('level', 'fromTo.level', (s, [from, to]) => fromTo(s, { level: from }, { level: to })),
  owns('level', 'tweenFrom.level', (s, [from]) => tweenFrom(s, { level: from })),
  owns('level', 'keyframes.level', (s, [a, b, c]) =>
    keyframes(s, [{ level: a, curve: sineInOut }, { level: b, offset: 0.25 }, { level: c }]),
  ),
  owns('place', 'keyframes.xy', (s, [a, b, c, d]) =>
    keyframes(s, [
      { x: a, offset: 0.25 },
      { y: b, offset: 0.5 },
      { x: c, y: d, offset: 0.75 },
    ]),
  ),
  adds('light', 'shake.light', (s, [power, x, , seed]) =>
    shake(s, { light: { power, place: { x } } }, { seed: count(seed), frequency: 3 }),
  ),
  adds('level', 'wiggle.level', (s, [level, , , seed]) => wiggle(s, { level }, { seed: count(seed) })),
  owns('place', 'springTo.xy', (s, [x, y, bounce]) => springTo({ x, y }, springFor(s, bounce))),
  owns('level', 'springTo.level', (s, [level, , , d]) => springTo({ level }, springFor(s, d))),
  owns('light', 'springTo.light', (s, [power, x, bounce, speed]) =>
    springTo(
      { light: { power, place: { x } } },
      { ...springFor(s, bounce), velocity: { light: { power: 8 * speed } } },
    ),
  ),
  owns('paint', 'springTo.paint', (s, [hue, bounce]) =>
    springTo({ paint: `oklch(0.6 0.1 ${hue})` }, { ...springFor(s, bounce), mix: cssValues('oklch') }),
  ),
  owns('left', 'springTo.left', (s, [a, b]) => springTo({ left: `${a}px ${b}%` }, { ...springFor(s, b), ...css })),
  owns('left', 'to.left', (s, [a, b]) => to(s, { left: `${a}px ${b}%` }, css)),
  owns('left', 'by.left', (s, [a, b]) => by(s, { left: `${a}px ${b}%` }, css)),
  owns('left', 'fromTo.left', (s, [a, b]) => fromTo(s, { left: `${a}px 0%` }, { left: `0 ${b}%` }, css)),
  owns('left', 'tweenFrom.left', (s, [a, b]) => tweenFrom(s, { left: `${a}px ${b}%` }, css)),
  owns('paint', 'to.paint', (s, [a, b, c]) => to(s, { paint: `rgb(${a + 99} ${b + 99} ${c + 99})` }, css)),
  owns('paint', 'to.paint.hue', (s, [hue]) => to(s, { paint: `oklch(0.6 0.1 ${hue})` }, { mix: cssValues('oklch') })),
  returnsAlone('paint', 'fromTo.paint.hue', (s, [from, to]) => {
    const mix = cssValues('oklch increasing hue');
    return fromTo(s, { paint: `oklch(0.6 0.1 ${from})` }, { paint: `oklch(0.6 0.1 ${to})` }, { mix });
  }),
  owns('paint', 'by.paint', (s, [a, b, c]) => by(s, { paint: `rgb(${a} ${b} ${c})` }, css)),
  owns('paint', 'keyframes.paint', (s, [a, b]) =>
    keyframes(s, [{ paint: 'navy' }, { paint: `lab(50 ${a} ${b})`, offset: 0.3 }, { paint: '#fff8' }], css),
  ),
];
