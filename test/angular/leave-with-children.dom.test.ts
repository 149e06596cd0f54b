import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { defineAction, delayTime, moveBy } from 'rx-motion';
import { appear, type Move, vanish } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { eventFor, makeInjector } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
const x = (element: HTMLElement): number => (element.isConnected ? domTarget(element).x : NaN);

let warn: jest.Spied<Console['warn']>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  warn.mockRestore();
  document.body.replaceChildren();
});

/** A parent that leaves, and two elements in it, at different depths, that leave with it, half a second apart. */
function family(children: 'first' | 'together', move: Move = away, leave: Move = away) {
  const parent = document.body.appendChild(document.createElement('div'));
  parent.innerHTML = '<p><i></i></p><b></b><u></u>';
  const kids = Array.from(parent.querySelectorAll<HTMLElement>('i, b'));
  const app = makeInjector({}, { provide: MAX_ANIMATION_TIMEOUT, useValue: 2000 });
  const enters = app.run(() => appear(delayTime(0), { leave }));
  for (const kid of kids) enters(eventFor(kid));
  app.step(0);
  const event = eventFor(parent);
  app.run(() => vanish(move, { children, childGap: 0.5 }))(event);
  let now = 0;
  return {
    errors: app.errors,
    hasLeft: () => event.animationComplete.mock.calls.length === 1,
    /** Where the parent and its children are at the last of these times. */
    at: (...times: readonly number[]): number[] => {
      for (const time of times) {
        app.step(time - now);
        now = time;
      }
      return [parent, ...kids].map(x);
    },
  };
}

it.each([0.1, 0.3, 0.7])('leaves after its children, at the exact time, with frames of %d s', (dt) => {
  const { at, hasLeft } = family('first');
  const times = Array.from({ length: 60 }, (_, frame) => frame * dt).filter((time) => time < 2.3);
  const [own, ...inner] = at(0, ...times, 2.25);
  expect(own).toBeCloseTo(-30, 9);
  expect(inner).toEqual([-40, -40]);
  expect(hasLeft()).toBe(false);
  at(2.5);
  expect(hasLeft()).toBe(true);
});

it('can leave with its children, and then stays until the last one has left', () => {
  const { at, hasLeft } = family('together');
  expect(at(0, 1)).toEqual([-40, -40, -20]);
  expect(hasLeft()).toBe(false);
  at(1.5);
  expect(hasLeft()).toBe(true);
});

it.each([
  ['first', delayTime(0.5), delayTime(1), undefined],
  ['first', delayTime(0.75), delayTime(1), 2.25],
  ['together', delayTime(2), delayTime(1.5), undefined],
  ['together', delayTime(1), delayTime(2), 2.5],
] as const)('warns if all together take longer than Angular waits: %s', (children, move, leave, seconds) => {
  family(children, move, leave).at(0, 1.5, 2);
  const warning = `vanish: must take <= 2 s (MAX_ANIMATION_TIMEOUT), got ${seconds} s`;
  expect(warn.mock.calls.flat()).toEqual(seconds === undefined ? [] : [warning]);
});

it('has left, too, if a child fails', async () => {
  const torn = defineAction(1, () => (progress: number) => {
    if (progress > 0) throw new Error('torn');
  });
  const { at, errors, hasLeft } = family('first', away, torn);
  at(0, 1);
  await Promise.resolve();
  expect(errors.map(String)).toEqual(['Error: torn', 'Error: torn']);
  at(2, 3);
  expect(hasLeft()).toBe(true);
});

it('has left, too, if it is removed while its children leave', async () => {
  const { at, errors, hasLeft } = family('first');
  const [parent] = document.body.children;
  parent!.remove();
  document.body.append(...parent!.children);
  at(0, 1.75);
  await Promise.resolve();
  expect(errors).toEqual([]);
  expect(hasLeft()).toBe(true);
});
