import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  blink,
  delayTime,
  fadeIn,
  fromTo,
  moveTo,
  quadraticIn,
  repeatForever,
  resizeTo,
  rotateBy,
  sequence,
  spawn,
  waitFor,
} from 'rx-motion';
import { type Budgets, motionMatchers } from 'rx-motion/score';
import { NEVER } from 'rxjs';
import { root } from './collect.js';

const page = readFileSync(join(root, 'docs/guide/checks.md'), 'utf8');
const sections = [...page.matchAll(/^## `(\w+)`\n\n`(.*)`$/gm)].map(([, rule, message]) => ({ rule, message }));

const overlapping = spawn(moveTo(1, { x: 100 }), sequence(delayTime(0.5), fromTo(1, { x: 0 }, { x: 20 })));

/** What breaks each rule. */
const broken: readonly (readonly [action: Action<never>, budgets: Budgets])[] = [
  [blink(1, 5), {}],
  [overlapping, {}],
  [sequence(moveTo(1, { x: 100 }), waitFor(NEVER)), {}],
  [moveTo(0.25, { x: 800 }), { speed: 2000 }],
  [moveTo(0.25, { x: 800 }), { distance: 100 }],
  [moveTo(2, { x: 100 }), { duration: 0.4 }],
  [moveTo(0.6, { x: 200 }), { part: 0.3 }],
  [fadeIn(0.25), { still: false }],
  [moveTo(0.25, { x: 80 }, quadraticIn), { slowStart: false }],
  [resizeTo(1, { width: 200 }), { layout: false }],
  [moveTo(1, { x: 200 }), { irreversible: false }],
  [repeatForever(rotateBy(2, 360)), { endless: false }],
];

describe('the page about checks', () => {
  it('shows for each rule the line with which a test fails', () => {
    const found = { x: 0, y: 0, visible: true, opacity: 1, rotation: 0, width: 100, height: 8 };
    const messages = broken.map(([action, budgets]) =>
      motionMatchers
        .toKeep(action, budgets, found)
        .message()
        .split('\n')[1]!
        .replace(/3200\.?\d*|3199\.9\d*/, '3200'),
    );
    expect(sections.map(({ message }) => message)).toEqual(messages);
    expect(sections.map(({ rule }) => rule)).toEqual(messages.map((message) => message.split(' ')[0]));
  });
});
