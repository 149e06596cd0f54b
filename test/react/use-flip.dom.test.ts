import { afterEach, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { motionDefaults } from 'rx-motion';
import { useFlip } from 'rx-motion/react';
import { of, Subject } from 'rxjs';
import { layOut, shownOf } from '../layout/laid-out.js';
import { reactPage } from './react-page.js';

afterEach(() => document.body.replaceChildren());

it('moves the children of a list from its mount to its unmount', async () => {
  const frame$ = new Subject<number>();
  const defaults = motionDefaults({ frame$ });
  const Names = ({ names }: { readonly names?: readonly string[] }) => {
    const ref = useFlip<HTMLUListElement>({ duration: 1, curve: (t) => t, reduced$: of(false) });
    if (names === undefined) return 'Loading …';
    return createElement('ul', { ref }, ...names.map((name) => createElement('li', { key: name }, name)));
  };
  const { container, render, unmount } = reactPage(Names);
  await render({});
  await render({ names: [] });
  layOut(container.querySelector('ul')!);
  await render({ names: ['a', 'b'] });
  layOut(container.querySelector('ul')!);
  const [a] = container.querySelectorAll('li');
  container.querySelector('ul')!.classList.add('ready');
  await Promise.resolve();
  await render({ names: ['b', 'a'] });
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(shownOf(a!).y).toBe(-10);
  await render({});
  expect(frame$.observed).toBe(false);
  await unmount();
  expect(frame$.observed).toBe(false);
  defaults.unsubscribe();
});
