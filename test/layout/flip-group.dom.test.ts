import { expect, it } from '@jest/globals';
import { Subject, of } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { layOut } from './laid-out.js';

it('moves elements when somebody else has changed the page, until it is stopped', () => {
  document.body.innerHTML = '<div><p></p><p></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  const [first] = parent.querySelectorAll('p');
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  group.after();
  expect(frame$.observed).toBe(false);
  group.before();
  parent.append(first!);
  group.after();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(domTarget(first!).y).toBe(-15);
  group.stop();
  expect([frame$.observed, domTarget(first!).y]).toEqual([false, -15]);
});
