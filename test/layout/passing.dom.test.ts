import { expect, it } from '@jest/globals';
import { moveBy, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { of, Subject } from 'rxjs';
import { departures } from '../../src/dom/presence/departure.js';
import { passing } from '../../src/layout/passing.js';

it('animates an entering and leaving element by its actions, and reverses it', () => {
  const frame$ = new Subject<number>();
  const away = moveBy(1, { x: 40 });
  const options = { enter: reverseTime(away), leave: away, frame$, reduced$: of(false) };
  const element = document.body.appendChild(document.createElement('p'));
  const entering = passing('enter', element, options, departures).subscribe();
  expect(domTarget(element).x).toBe(40);
  for (const dt of [0, 0.5]) frame$.next(dt);
  passing('leave', element, options, departures).subscribe();
  expect([domTarget(element).x, element.inert, entering.closed]).toEqual([20, true, true]);
  frame$.next(1);
  expect([domTarget(element).x, frame$.observed]).toEqual([40, false]);
});
