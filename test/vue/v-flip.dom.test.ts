import { afterEach, expect, it } from '@jest/globals';
import { vFlip } from 'rx-motion/vue';
import { of, Subject } from 'rxjs';
import { defineComponent, h, ref, withDirectives } from 'vue';
import { layOut, shownOf } from '../layout/laid-out.js';
import { vuePage } from './vue-page.js';

afterEach(() => document.body.replaceChildren());

it('moves the children of a list from its mount to its unmount', async () => {
  const frame$ = new Subject<number>();
  const names = ref<readonly string[] | undefined>(['a', 'b']);
  const { container, change, unmount } = vuePage(
    defineComponent(
      () => () =>
        names.value &&
        withDirectives(
          h(
            'ul',
            names.value.map((name) => h('li', { key: name }, name)),
          ),
          [[vFlip, { duration: 1, curve: (t: number) => t }]],
        ),
    ),
    { frame$, reduced$: of(false) },
  );
  const list = container.querySelector('ul')!;
  layOut(list);
  const [a] = container.querySelectorAll('li');
  list.classList.add('ready');
  await Promise.resolve();
  await change(() => (names.value = ['b', 'a']));
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(shownOf(a!).y).toBe(-10);
  await change(() => (names.value = undefined));
  expect(frame$.observed).toBe(false);
  unmount();
});
