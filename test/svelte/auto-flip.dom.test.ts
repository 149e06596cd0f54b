import { afterEach, expect, it } from '@jest/globals';
import { autoFlip } from 'rx-motion/svelte';
import { of, Subject } from 'rxjs';
import { layOut, shownOf } from '../layout/laid-out.js';

afterEach(() => document.body.replaceChildren());

it('moves the children of a list until it is detached', async () => {
  const frame$ = new Subject<number>();
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = '<li>a</li><li>b</li>';
  layOut(list);
  const detach = autoFlip({ duration: 1, curve: (t) => t, reduced$: of(false) }, frame$)(list);
  const [a] = list.children;
  list.append(a!);
  await Promise.resolve();
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(shownOf(a as HTMLElement).y).toBe(-10);
  detach();
  expect(frame$.observed).toBe(false);
});
