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
import { count, type Leaf } from './leaf.js';
import { springFor } from './springs.js';

const css = { mix: cssValues() };

/** The actions that animate values of any kind. */
export const valueLeaves: readonly Leaf[] = [
  { group: 'level', name: 'to.level', make: (s, [level]) => to(s, { level }) },
  { group: 'level', name: 'by.level', adds: true, retraces: 'always', make: (s, [level]) => by(s, { level }) },
  {
    group: 'level',
    name: 'tweenProperty.level',
    retraces: 'alone',
    make: (s, [from, to]) => tweenProperty(s, 'level', from, to),
  },
  { group: 'light', name: 'to.light', make: (s, [power, x]) => to(s, { light: { power, place: { x } } }) },
  {
    group: 'light',
    name: 'by.light',
    adds: true,
    retraces: 'always',
    make: (s, [power, x]) => by(s, { light: { power, place: { x } } }),
  },
  {
    group: 'level',
    name: 'fromTo.level',
    retraces: 'alone',
    make: (s, [from, to]) => fromTo(s, { level: from }, { level: to }),
  },
  { group: 'level', name: 'tweenFrom.level', make: (s, [from]) => tweenFrom(s, { level: from }) },
  {
    group: 'level',
    name: 'keyframes.level',
    make: (s, [a, b, c]) => keyframes(s, [{ level: a, curve: sineInOut }, { level: b, offset: 0.25 }, { level: c }]),
  },
  {
    group: 'place',
    name: 'keyframes.xy',
    make: (s, [a, b, c, d]) =>
      keyframes(s, [
        { x: a, offset: 0.25 },
        { y: b, offset: 0.5 },
        { x: c, y: d, offset: 0.75 },
      ]),
  },
  {
    group: 'light',
    name: 'shake.light',
    adds: true,
    retraces: 'always',
    make: (s, [power, x, , seed]) => shake(s, { light: { power, place: { x } } }, { seed: count(seed), frequency: 3 }),
  },
  {
    group: 'level',
    name: 'wiggle.level',
    adds: true,
    retraces: 'always',
    make: (s, [level, , , seed]) => wiggle(s, { level }, { seed: count(seed) }),
  },
  { group: 'place', name: 'springTo.xy', make: (s, [x, y, bounce]) => springTo({ x, y }, springFor(s, bounce)) },
  { group: 'level', name: 'springTo.level', make: (s, [level, , , d]) => springTo({ level }, springFor(s, d)) },
  {
    group: 'light',
    name: 'springTo.light',
    make: (s, [power, x, bounce, speed]) =>
      springTo(
        { light: { power, place: { x } } },
        { ...springFor(s, bounce), velocity: { light: { power: 8 * speed } } },
      ),
  },
  {
    group: 'paint',
    name: 'springTo.paint',
    make: (s, [hue, bounce]) =>
      springTo({ paint: `oklch(0.6 0.1 ${hue})` }, { ...springFor(s, bounce), mix: cssValues('oklch') }),
  },
  {
    group: 'left',
    name: 'springTo.left',
    make: (s, [a, b]) => springTo({ left: `${a}px ${b}%` }, { ...springFor(s, b), ...css }),
  },
  { group: 'left', name: 'to.left', make: (s, [a, b]) => to(s, { left: `${a}px ${b}%` }, css) },
  { group: 'left', name: 'by.left', make: (s, [a, b]) => by(s, { left: `${a}px ${b}%` }, css) },
  {
    group: 'left',
    name: 'fromTo.left',
    make: (s, [a, b]) => fromTo(s, { left: `${a}px 0%` }, { left: `0 ${b}%` }, css),
  },
  { group: 'left', name: 'tweenFrom.left', make: (s, [a, b]) => tweenFrom(s, { left: `${a}px ${b}%` }, css) },
  {
    group: 'paint',
    name: 'to.paint',
    make: (s, [a, b, c]) => to(s, { paint: `rgb(${a + 99} ${b + 99} ${c + 99})` }, css),
  },
  {
    group: 'paint',
    name: 'to.paint.hue',
    make: (s, [hue]) => to(s, { paint: `oklch(0.6 0.1 ${hue})` }, { mix: cssValues('oklch') }),
  },
  {
    group: 'paint',
    name: 'fromTo.paint.hue',
    retraces: 'alone',
    make: (s, [from, to]) => {
      const mix = cssValues('oklch increasing hue');
      return fromTo(s, { paint: `oklch(0.6 0.1 ${from})` }, { paint: `oklch(0.6 0.1 ${to})` }, { mix });
    },
  },
  { group: 'paint', name: 'by.paint', make: (s, [a, b, c]) => by(s, { paint: `rgb(${a} ${b} ${c})` }, css) },
  {
    group: 'paint',
    name: 'keyframes.paint',
    make: (s, [a, b]) =>
      keyframes(s, [{ paint: 'navy' }, { paint: `lab(50 ${a} ${b})`, offset: 0.3 }, { paint: '#fff8' }], css),
  },
];
