import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createElement, Suspense, use, useLayoutEffect } from 'react';
import { act } from 'react';
import { moveBy, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { type PresenceListOptions, useFlip, usePresenceList } from 'rx-motion/react';
import { Subject } from 'rxjs';
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

  it('leaves the elements of the first render where they are with initial: false', async () => {
    const { container, render, unmount } = reactPage(Names);
    const places = (): number[] => Array.from(container.querySelectorAll('li'), (one) => domTarget(one).x);
    await render({ names: 'ab', initial: false });
    expect({ places: places(), isMoving: frame$.observed }).toEqual({ places: [0, 0], isMoving: false });
    await render({ names: 'bc', initial: false });
    expect(places()).toEqual([0, 0, -40]);
    step(0, 0.5);
    expect(places()).toEqual([-20, 0, -20]);
    step(0.5);
    expect({ text: container.textContent, places: places() }).toEqual({ text: 'bc', places: [0, 0] });
    await unmount();
  });

  it('also takes shapes of an SVG, and passes them to functions', async () => {
    const seen: string[] = [];
    const Chart = ({ bars }: { readonly bars: string }) => {
      const list = usePresenceList(Array.from(bars), {
        enter: (bar: SVGRectElement) => {
          seen.push(bar.tagName);
          return moveBy(1, { x: 0, y: 40 });
        },
        leave: away,
        frame$,
      });
      const all = list.map(({ item, key, ref }) => createElement('rect', { key, ref, id: item }));
      return createElement('svg', null, ...all);
    };
    const { container, render, unmount } = reactPage(Chart);
    await render({ bars: 'ab' });
    step(0, 1);
    await render({ bars: 'b' });
    step(0, 0.5);
    expect([container.querySelectorAll('rect').length, ...seen]).toEqual([2, 'rect', 'rect']);
    step(0.5);
    expect(Array.from(container.querySelectorAll('rect'), ({ id }) => id)).toEqual(['b']);
    await unmount();
  });

  it('reverses an element whose item comes back, and makes a new one once it has left', async () => {
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
    expect(container.innerHTML).toBe('<ul><li>a</li></ul>');
    await unmount();
  });

  it('does not render again for an element that leaves during its entry, and stops when it is unmounted', async () => {
    const { render, unmount } = reactPage(Names);
    await render({ names: 'a' });
    step(0, 0.5);
    const before = renders;
    await render({ names: '' });
    // Strict mode renders twice.
    expect(renders - before).toBe(2);
    await unmount();
    await Promise.resolve();
    expect(frame$.observed).toBe(false);
  });

  it.each(['a', 'ab'])('removes an element that left while %s was being rendered', async (names) => {
    let onCommit = (): void => undefined;
    const Child = (): null => {
      // Effects of children come before those of the list.
      useLayoutEffect(() => {
        onCommit();
      });
      return null;
    };
    const Late = ({ names }: { readonly names: string }) => {
      const list = usePresenceList<string>(Array.from(names), { enter: reverseTime(away), leave: away, frame$ });
      const items = list.map(({ item, key, ref }) => createElement('li', { key, ref }, item));
      return createElement('ul', null, items, createElement(Child));
    };
    const { container, render, unmount } = reactPage(Late);
    await render({ names: 'ab' });
    step(0, 1);
    const [, b] = container.querySelectorAll('li');
    await render({ names: 'a' });
    step(0, 0.5);
    onCommit = () => {
      onCommit = () => undefined;
      frame$.next(1);
    };
    await render({ names });
    expect([container.textContent, b!.isConnected]).toEqual([names, false]);
    step(0, 1);
    const styles = Array.from(container.querySelectorAll('li'), ({ style }) => style.cssText);
    expect([styles.join(), frame$.observed]).toEqual([names === 'a' ? '' : ',', false]);
    await unmount();
  });

  it('is at rest after Suspense has shown it again', async () => {
    const Later = ({ wait }: { readonly wait: Promise<void> | null }): null => {
      if (wait !== null) use(wait);
      return null;
    };
    const Page = ({ names, wait }: { readonly names: string; readonly wait: Promise<void> | null }) =>
      createElement(Suspense, { fallback: '…' }, createElement(Later, { wait }), createElement(Names, { names }));
    const { container, render, unmount } = reactPage(Page);
    await render({ names: 'ab', wait: null });
    step(0, 1);
    await render({ names: 'ac', wait: null });
    step(0, 0.5);
    let resolve = (): void => undefined;
    const wait = new Promise<void>((done) => (resolve = done));
    await render({ names: 'ac', wait });
    expect(frame$.observed).toBe(false);
    await act(async () => {
      resolve();
      await wait;
    });
    const elements = Array.from(container.querySelectorAll('li'));
    expect(elements.map(({ textContent, style }) => textContent + style.cssText)).toEqual(['a', 'c']);
    await unmount();
  });

  it('lets an element enter when it is mounted, which may be later', async () => {
    const Late = ({ isHidden }: { readonly isHidden: boolean }) => {
      const [only] = usePresenceList(['a'], { enter: reverseTime(away), frame$ });
      return isHidden ? null : createElement('p', { ref: only!.ref });
    };
    const { container, render, unmount } = reactPage(Late);
    await render({ isHidden: true });
    await render({ isHidden: false });
    expect(domTarget(container.querySelector('p')!).x).toBe(-40);
    await unmount();
  });
});
