import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { Subject } from 'rxjs';
import { moveBy, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { type PresenceListOptions, useFlip, usePresenceList } from 'rx-motion/react';
import { act } from 'react';
import { randomFrom } from '../random-from.js';
import { reactPage } from './react-page.js';

const away = moveBy(1, { x: -40, y: 0 });
let frame$: Subject<number>;
let renders = 0;

function Names({ names, ...options }: { readonly names: string } & PresenceListOptions<string>) {
  renders++;
  const list = usePresenceList<string>(Array.from(names), {
    enter: reverseTime(away),
    leave: away,
    frame$,
    ...options,
  });
  const items = list.map(({ item, key, ref }) => createElement('li', { key, ref }, item));
  return createElement('ul', { ref: useFlip<HTMLUListElement>() }, items);
}

const step = (...dts: readonly number[]): void => act(() => dts.forEach((dt) => frame$.next(dt)));
beforeEach(() => {
  frame$ = new Subject();
});
afterEach(() => document.body.replaceChildren());

describe('usePresenceList', () => {
  it('keeps elements until they have left, and renders for no frame', async () => {
    const { container, render, unmount } = reactPage(Names);
    await render({ names: 'abc' });
    const [, b] = container.querySelectorAll('li');
    expect(domTarget(b!).x).toBe(-40);
    step(0, 1);
    await render({ names: 'ca' });
    const before = renders;
    step(0, 0.5);
    expect([container.textContent, b!.inert, domTarget(b!).x, renders]).toEqual(['cab', true, -20, before]);
    step(0.5);
    expect([container.textContent, frame$.observed]).toEqual(['ca', false]);
    await unmount();
  });

  it('turns an element round whose item comes back, and makes another once it has left', async () => {
    const { container, render, unmount } = reactPage(Names);
    await render({ names: 'a' });
    const a = container.querySelector('li')!;
    step(0, 1);
    await render({ names: '' });
    step(0, 0.5);
    await render({ names: 'a' });
    expect(container.querySelector('li')).toBe(a);
    step(1);
    expect([domTarget(a).x, a.inert, frame$.observed]).toEqual([0, false, false]);
    await render({ names: '' });
    step(0, 1);
    expect(container.innerHTML).toBe('<ul></ul>');
    await render({ names: 'a' });
    step(0, 1);
    expect(container.innerHTML).toBe('<ul><li style="">a</li></ul>');
    await unmount();
  });

  it('stops when it is unmounted', async () => {
    const { render, unmount } = reactPage(Names);
    await render({ names: 'ab' });
    step(0, 0.5);
    await render({ names: 'a' });
    await unmount();
    await Promise.resolve();
    expect(frame$.observed).toBe(false);
  });

  it('ends with the last list, each element once, after any lists at any moments', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = randomFrom(seed);
      const { container, render, unmount } = reactPage(Names);
      let names = '';
      for (let round = 0; round < 5; round++) {
        names = Array.from('abcdef')
          .filter(() => random() < 0.5)
          .sort(() => random() - 0.5)
          .join('');
        await render({ names });
        while (random() < 0.7) step(random() * 0.5);
      }
      step(0, 2, 2);
      const shown = Array.from(
        container.querySelectorAll('li'),
        (element) => `${element.textContent}${element.style.cssText}`,
      );
      expect([seed, shown]).toEqual([seed, Array.from(names)]);
      expect(frame$.observed).toBe(false);
      await unmount();
    }
  });
});
