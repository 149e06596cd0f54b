import { expect, it } from '@jest/globals';
import { Subject, Subscription } from 'rxjs';
import { fadeOut } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { motionOf } from '../../../src/action/motion.js';
import { onClock } from '../../../src/dom/presence/on-clock.js';
import { Transition } from '../../../src/dom/presence/transition.js';

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
