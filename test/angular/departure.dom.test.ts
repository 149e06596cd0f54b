import { afterEach, expect, it } from '@jest/globals';
import { defineAction, moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { depart, leaveMoves } from '../../src/angular/departure.js';
import { injectAnimate } from '../../src/angular/inject-animate.js';
import { makeInjector } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
const x = (element: HTMLElement): number => (element.isConnected ? domTarget(element).x : NaN);

/** A parent, and two elements at different depths that leave with it, half a second apart. */
function family(children: 'first' | 'together', delay = 0, torn?: (progress: number) => void) {
  const parent = document.body.appendChild(document.createElement('div'));
  parent.innerHTML = '<p><i></i></p><b></b><u></u>';
  const kids = Array.from(parent.querySelectorAll<HTMLElement>('i, b'));
  for (const kid of [...kids].reverse()) leaveMoves.set(kid, away);
  if (torn !== undefined)
    leaveMoves.set(
      kids[0]!,
      defineAction(1, () => torn),
    );
  const { frame$, errors, run } = makeInjector();
  let now = 0;
  let hasLeft = false;
  const expected: number[] = [];
  const options = { children, childGap: 0.5 };
  const expectEnd = (end: number): number => expected.push(end);
  depart(run(injectAnimate), parent, away, delay, options, expectEnd, () => (hasLeft = true));
  return {
    errors,
    expected,
    hasLeft: () => hasLeft,
    at: (...times: readonly number[]): number[] => {
      for (const time of times) {
        frame$.next(time - now);
        now = time;
      }
      return [parent, ...kids].map(x);
    },
  };
}
afterEach(() => document.body.replaceChildren());

it.each([0.1, 0.3, 0.7])('leaves after its children, at the exact time, with frames of %d s', (dt) => {
  const { at, expected, hasLeft } = family('first');
  const times = Array.from({ length: 60 }, (_, frame) => frame * dt).filter((time) => time < 2.3);
  const [own, ...inner] = at(0, ...times, 2.25);
  expect(own).toBeCloseTo(-30, 9);
  expect(inner).toEqual([-40, -40]);
  expect(hasLeft()).toBe(false);
  at(2.5);
  expect(hasLeft()).toBe(true);
  expect(expected).toEqual([1, 1.5, 2.5]);
});

it('waits before the first child, and starts in the middle of a frame', () => {
  const { at, expected } = family('together', 0.25);
  expect(expected).toEqual([1.25, 1.25, 1.75]);
  expect(at(0, 0.5)).toEqual([-10, -10, 0]);
  expect(at(1)).toEqual([-30, -30, -10]);
});

it('has left, too, if a child fails', async () => {
  const { at, errors, hasLeft } = family('first', 0, (progress) => {
    if (progress > 0) throw new Error('torn');
  });
  at(0, 1);
  await Promise.resolve();
  expect(errors.map(String)).toEqual(['Error: torn']);
  at(3);
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
