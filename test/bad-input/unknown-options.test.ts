import { expect, it } from '@jest/globals';
import {
  ActionManager,
  by,
  delayTime,
  follow,
  frames,
  motionDefaults,
  play,
  shake,
  springCurve,
  springTo,
  stagger,
  tapped,
  timeline,
  to,
  toLinear,
} from 'rx-motion';
import { attachDevtools } from 'rx-motion/devtools';
import { motionScope } from 'rx-motion/dom';
import { waves3D } from 'rx-motion/grid';
import { flip, flipGroup } from 'rx-motion/layout';
import { check, formatFindings, score, toCSS } from 'rx-motion/score';
import { glide, land, landing, paced, revealed, running, settling, spring, tween } from 'rx-motion/stream';
import { followPath } from 'rx-motion/svg';
import { film, marbles, toMarbles, trace } from 'rx-motion/testing';
import { countTo } from 'rx-motion/text';
import { of } from 'rxjs';

const unknown = { form: 1 } as object;
const wait = delayTime(1);

it.each<[string, () => unknown]>([
  ['to', () => to(1, { x: 1 }, unknown)],
  ['by', () => by(1, { x: 1 }, unknown)],
  ['springTo', () => springTo({ x: 1 }, unknown)],
  ['springCurve', () => springCurve(unknown)],
  ['shake', () => shake(1, { x: 1 }, unknown)],
  ['follow', () => follow({ x: 0, y: 0 }, { viewport: { width: 1, height: 1 }, ...unknown })],
  ['stagger', () => stagger({ gap: 1, ...unknown }, wait)],
  ['stagger', () => stagger({ gap: 1, grid: { columns: 1, ...unknown } }, wait)],
  ['timeline', () => timeline({ a: wait }, unknown)],
  ['timeline', () => timeline({ a: { action: wait, ...unknown } })],
  ['tapped', () => tapped(wait, unknown)],
  ['toLinear', () => toLinear(Math.sqrt, unknown)],
  ['play', () => play(wait, {}, of(0), unknown)],
  ['runAction', () => new ActionManager(of(0)).runAction(wait, {}, unknown)],
  ['frames', () => frames(unknown)],
  ['motionDefaults', () => motionDefaults(unknown)],
  ['waves3D', () => waves3D(1, { columns: 1, rows: 1 }, { waves: 1, amplitude: 1, ...unknown })],
  ['flip', () => flip([], () => undefined, unknown)],
  ['formatFindings', () => formatFindings([], unknown)],
  ['check', () => check(score(wait, {}), unknown)],
  ['toCSS', () => toCSS(score(wait, {}), { name: 'a', selector: 'b', ...unknown })],
  ['glide', () => glide(1, undefined, unknown)],
  ['spring', () => spring(unknown)],
  ['land', () => land('x', unknown)],
  ['landing', () => landing(1, 1, unknown)],
  ['paced', () => paced(unknown)],
  ['revealed', () => revealed(unknown)],
  ['running', () => running(1, unknown)],
  ['settling', () => settling(1, unknown)],
  ['tween', () => tween(0, 1, 1, unknown)],
  ['followPath', () => followPath(1, 'M0 0L1 1', unknown)],
  ['countTo', () => countTo(1, 1, unknown)],
  ['film', () => film(undefined, unknown)],
  ['attachDevtools', () => attachDevtools(unknown)],
  ['motionScope', () => motionScope(() => undefined, unknown)],
  ['marbles', () => marbles(() => undefined, unknown)],
  ['trace', () => trace(wait, {}, [0], unknown)],
  ['trace', () => trace(wait, {}, unknown)],
  ['toMarbles', () => toMarbles(trace(wait, {}, [0]), unknown)],
])('%s refuses an option that it does not know, and names those that it does', (name, call) => {
  expect(call).toThrow(TypeError);
  expect(call).toThrow(new RegExp(`^${name}: \\w+ may be [\\w$]+(, [\\w$]+)*, got form$`));
});

it.each<[string, () => unknown]>([
  ['flip', () => flip([], () => undefined, { leaving: 'wait' } as object)],
  ['flipGroup', () => flipGroup([], { leaving: 'wait' } as object)],
])('%s refuses an option of a function like it', (name, call) => {
  expect(call).toThrow(new RegExp(`^${name}: options may be as, .*, got leaving$`));
});
