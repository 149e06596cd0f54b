import { afterEach, expect, it, jest } from '@jest/globals';
import { fadeOut, reverseTime } from 'rx-motion';
import { domTarget, enter, leave } from 'rx-motion/dom';
import { Subject, Subscription } from 'rxjs';
import { onClock } from '../../../src/dom/presence/on-clock.js';
import { Transition } from '../../../src/dom/presence/transition.js';
import { motionOf } from '../../../src/motion/motion.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('ends a departure on a hidden page at once, also during an entry', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const element = document.body.appendChild(document.createElement('p'));
  const ends: string[] = [];
  const ended = (name: string) => ({ complete: () => ends.push(name) });
  enter(element, reverseTime(fadeOut(1))).subscribe(ended('entered'));
  expect([domTarget(element).opacity, ...ends]).toEqual([0]);
  leave(element, fadeOut(1)).subscribe(ended('left'));
  expect([element.style.opacity, ...ends]).toEqual(['0', 'entered', 'left']);
  const frame$ = new Subject<number>();
  leave(document.body.appendChild(document.createElement('p')), fadeOut(1), frame$).subscribe(ended('by frames'));
  expect([frame$.observed, ...ends]).toEqual([true, 'entered', 'left']);
});

it('advances a transition on the clock of the frames, until it is closed', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
  const running = new Subscription();
  onClock(frame$)(new Transition(element, motionOf('test', fadeOut(1)), false, () => undefined), running);
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect([domTarget(element).opacity, frame$.observed]).toEqual([0.75, true]);
  running.unsubscribe();
  expect(frame$.observed).toBe(false);
});
