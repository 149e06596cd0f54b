import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fadeOut, reverseTime } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { Subject, Subscriber } from 'rxjs';
import { departures } from '../../../src/dom/presence/departure.js';
import { onClock } from '../../../src/dom/presence/on-clock.js';
import { runTransition, type TransitionOptions } from '../../../src/dom/presence/run-transition.js';
import { motionOf } from '../../../src/motion/motion.js';

const out = motionOf('test', fadeOut(1));
const inward = motionOf('test', reverseTime(fadeOut(1)));

let box: HTMLElement;
let frame$: Subject<number>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  frame$ = new Subject();
});

afterEach(() => document.body.replaceChildren());

function pass(dt: number): string {
  frame$.next(dt);
  flush();
  return box.style.opacity;
}

/** Runs the box in or out. Calls `done` when it is there. */
function run(entering: boolean, options: TransitionOptions = {}, done?: () => void): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is what a transition notifies
  const subscriber = new Subscriber<number>();
  subscriber.add(done);
  runTransition(entering, box, entering ? inward : out, onClock(frame$), departures, subscriber, options);
}

it('runs the entry of an element, and reverses it halfway', () => {
  const log: (number | string)[] = [];
  run(true, {}, () => log.push('in'));
  pass(0);
  expect(pass(0.5)).toBe('0.5');
  run(false, { turn: 0 }, () => log.push('out'));
  expect(pass(0.25)).toBe('0.25');
  pass(0.25);
  expect(log).toContain('out');
  expect(frame$.observed).toBe(false);
});

it('shows its start during its delay', () => {
  run(true, { delay: 1 });
  flush();
  expect(box.style.opacity).toBe('0');
  pass(0);
  expect([pass(1), pass(0.5)]).toEqual(['0', '0.5']);
});
