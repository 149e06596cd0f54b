import { expect, it } from '@jest/globals';
import { Subject, of } from 'rxjs';
import { fromTo } from 'rx-motion';
import { domTarget, enter, leave, respectReducedMotion } from 'rx-motion/dom';

it('goes to its start at once if an element leaves while it enters, with less motion', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
  const fade = respectReducedMotion(fromTo(1, { opacity: 0 }, { opacity: 1 }), undefined, of(true));
  enter(element, fade, frame$).subscribe();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(domTarget(element).opacity).toBe(1);
  leave(element, fade, frame$, { turn: 0 }).subscribe();
  frame$.next(0.125);
  expect(domTarget(element).opacity).toBe(0);
  frame$.next(0.125);
  expect([domTarget(element).opacity, frame$.observed]).toEqual([0, false]);
});
