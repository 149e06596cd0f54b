import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { fadeOut, reverseTime } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { byFrames } from '../../../src/dom/presence/advance.js';
import { runTransition } from '../../../src/dom/presence/run-transition.js';

const out = fadeOut(1);
const inward = reverseTime(out);

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

it('runs an element in, and reverses one that is on its way', () => {
  const log: (number | string)[] = [];
  runTransition('enter', box, inward, byFrames(frame$)).subscribe({ complete: () => log.push('in') });
  pass(0);
  expect(pass(0.5)).toBe('0.5');
  runTransition('leave', box, out, byFrames(frame$), { turn: 0 }).subscribe({ complete: () => log.push('out') });
  expect(pass(0.25)).toBe('0.25');
  pass(0.25);
  expect(log).toContain('out');
  expect(frame$.observed).toBe(false);
});

it('shows its start during its delay', () => {
  runTransition('enter', box, inward, byFrames(frame$), { delay: 1 }).subscribe();
  flush();
  expect(box.style.opacity).toBe('0');
  pass(0);
  expect([pass(1), pass(0.5)]).toEqual(['0', '0.5']);
});

it('refuses endless actions and wrong options, by the name of its function', () => {
  expect(() => runTransition('enter', box, null as never, byFrames(frame$))).toThrow(/^enter: /);
  expect(() => runTransition('leave', box, out, byFrames(frame$), { turn: -1 })).toThrow(
    'leave: turn must be >= 0 and finite, got -1',
  );
});
