import { expect, it } from '@jest/globals';
import {
  backOut,
  eased,
  fadeIn,
  fadeOut,
  type FiniteAction,
  fromTo,
  moveBy,
  named,
  reverseTime,
  sequence,
  spawn,
  timeline,
  tweenFrom,
  yoyo,
} from 'rx-motion';
import { endsAsFound } from '../../../src/dom/presence/ends-as-found.js';
import { motionOf } from '../../../src/motion/motion.js';

it.each<[string, FiniteAction<never>, boolean]>([
  ['reverseTime', reverseTime(fadeOut(1)), true],
  ['tweenFrom', tweenFrom(1, { opacity: 0 }), true],
  ['one of several', spawn(fadeIn(1), tweenFrom(1, { y: 8 })), true],
  ['one under a curve and a name', named('in', eased(sequence(reverseTime(fadeOut(1))), backOut)), true],
  ['one in a score', timeline({ light: fadeIn(1), place: reverseTime(moveBy(1, { x: 0, y: 8 })) }), true],
  ['fadeIn', fadeIn(1), false],
  ['fromTo', fromTo(1, { opacity: 0 }, { opacity: 1 }), false],
  ['yoyo, which always ends where it began', yoyo(moveBy(1, { x: 0, y: 8 })), false],
])('knows whether an action ends at the found values: %s', (_name, action, expected) => {
  expect(endsAsFound(motionOf('test', action))).toBe(expected);
});
