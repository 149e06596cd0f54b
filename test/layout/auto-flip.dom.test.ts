import { expect, it } from '@jest/globals';
import { Subject, of } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { autoFlip } from 'rx-motion/layout';
import { layOut } from './laid-out.js';

it('moves the children of an element after each change, until it is unsubscribed', async () => {
  document.body.innerHTML = '<div><p></p><p></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  const [first] = parent.querySelectorAll('p');
  const frame$ = new Subject<number>();
  const subscription = autoFlip(parent, { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  parent.append(first!);
  await Promise.resolve();
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(domTarget(first!).y).toBe(-10);
  parent.prepend(first!);
  await Promise.resolve();
  expect(domTarget(first!).y).toBe(10);
  subscription.unsubscribe();
  parent.append(first!);
  await Promise.resolve();
  expect([frame$.observed, domTarget(first!).y]).toEqual([false, 10]);
});
