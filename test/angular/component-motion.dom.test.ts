import { afterEach, expect, it } from '@jest/globals';
import { delayTime, fadeOut, repeatForever, rotateBy } from 'rx-motion';
import { BehaviorSubject, Subject } from 'rxjs';
import { ComponentMotion } from '../../src/angular/component-motion.js';

afterEach(() => document.body.replaceChildren());

function component({ reduced = false, isServer = false, host = document.body } = {}) {
  const frame$ = new Subject<number>();
  const clock = {
    frame$,
    calm$: () => frame$,
    fade$: () => frame$,
    fades$: new BehaviorSubject(reduced),
    reduced$: new BehaviorSubject(reduced),
    isServer,
  };
  return { frame$, reduced$: clock.reduced$, motion: new ComponentMotion(clock, host) };
}

it('finds the elements of its view as targets, also staggered; none on a server', () => {
  document.body.innerHTML = '<p></p><p></p><i></i>';
  const { frame$, motion } = component();
  const targets = motion.query('p');
  expect(targets.map(({ element }) => element.localName)).toEqual(['p', 'p']);
  motion.stagger(0.5, 'p', fadeOut(1));
  frame$.next(0);
  frame$.next(1);
  expect(motion.query('p').map(({ opacity }) => opacity)).toEqual([0, 0.5]);
  expect(component({ isServer: true }).motion.query('p')).toEqual([]);
});

it('jumps to the end while motion is reduced, and does not start endless actions', () => {
  const { frame$, motion } = component({ reduced: true });
  const ship = { opacity: 1, rotation: 0 };
  const [out, wheel] = [motion.runAction(fadeOut(1), ship), motion.runAction(repeatForever(rotateBy(1, 9)), ship)];
  frame$.next(0);
  expect([ship, out.ending, wheel.ending]).toEqual([{ opacity: 0, rotation: 0 }, 'completed', 'stopped']);
});

it('jumps to the end when motion is reduced during it, and stops endless actions', () => {
  const { frame$, motion, reduced$ } = component();
  const ship = { opacity: 1, rotation: 0 };
  const [out, wheel] = [motion.runAction(fadeOut(1), ship), motion.runAction(repeatForever(rotateBy(1, 8)), ship)];
  for (const dt of [0, 0.25]) frame$.next(dt);
  reduced$.next(true);
  expect([ship, out.ending, wheel.ending]).toEqual([{ opacity: 0, rotation: 2 }, 'completed', 'stopped']);
  expect(frame$.observed).toBe(false);
  motion.destroy();
  expect(reduced$.observed).toBe(false);
});

it('stops everything for good when it is destroyed', () => {
  const { frame$, motion } = component();
  const ship = { opacity: 1 };
  const running = motion.runAction(fadeOut(1), ship);
  motion.destroy();
  expect([running.ending, motion.runAction(fadeOut(1), ship).ending, frame$.observed]).toEqual([
    'stopped',
    'stopped',
    false,
  ]);
});

it('treats all object literals of one element as the same target', () => {
  const { motion } = component();
  const element = document.createElement('p');
  const [first, second] = [1, 2].map((duration) =>
    motion.runAction(delayTime(duration), { element }, { policy: 'switch' }),
  );
  const other = motion.runAction(delayTime(1), { element, x: 0 }, { policy: 'switch' });
  expect([first, second, other].map((running) => running?.ending)).toEqual(['replaced', undefined, undefined]);
});
