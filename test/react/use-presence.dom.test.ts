import { afterEach, describe, expect, it } from '@jest/globals';
import { act, createElement } from 'react';
import { motionDefaults, moveBy, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { usePresence } from 'rx-motion/react';
import { of, Subject } from 'rxjs';
import { reactPage } from './react-page.js';

afterEach(() => document.body.replaceChildren());

// What it has in common with `usePresenceList` is tested there, and its motions in `toggling.browser.test.ts`.
describe('usePresence', () => {
  const away = moveBy(1, { x: -40, y: 0 });
  const frame$ = new Subject<number>();
  const Note = ({ isOpen, initial }: { readonly isOpen: boolean; readonly initial?: boolean }) => {
    const { isMounted, ref } = usePresence<HTMLParagraphElement>(isOpen, {
      enter: reverseTime(away),
      leave: away,
      frame$,
      ...(initial !== undefined && { initial }),
    });
    return isMounted ? createElement('p', { ref }) : null;
  };
  const step = (...dts: readonly number[]) =>
    act(() => {
      for (const dt of dts) frame$.next(dt);
    });

  it('fades in place for users who want less motion', async () => {
    const defaults = motionDefaults({ reduced$: of(true) });
    const { container, render } = reactPage(Note);
    await render({ isOpen: true });
    const { element, x, opacity } = domTarget(container.querySelector('p')!);
    expect([x, opacity]).toEqual([0, 0]);
    step(0, 0.2);
    expect(domTarget(element)).toMatchObject({ x: 0, opacity: 1 });
    await render({ isOpen: false });
    step(0, 0.1);
    expect(domTarget(element)).toMatchObject({ x: 0, opacity: 0.5 });
    step(0.2);
    expect(container.innerHTML).toBe('');
    defaults.unsubscribe();
  });

  it('starts again when called back in the frame in which it has left', async () => {
    const { container, render } = reactPage(Note);
    await render({ isOpen: true });
    step(0, 1);
    const element = container.querySelector('p')!;
    await render({ isOpen: false });
    act(() => frame$.next(0));
    // React renders both at once: the element has left, but was not unmounted.
    await act(async () => {
      frame$.next(1);
      await render({ isOpen: true });
    });
    const successor = container.querySelector('p')!;
    expect(successor).not.toBe(element);
    expect(domTarget(successor).x).toBe(-40);
    step(0, 1);
    expect(domTarget(successor).x).toBe(0);
  });

  it('accepts a function that makes an action for the element, and fades without one', async () => {
    const Tip = ({ isOpen }: { readonly isOpen: boolean }) => {
      const leave = (tip: HTMLElement) => moveBy(1, { x: tip.localName.length, y: 0 });
      const { isMounted, ref } = usePresence(isOpen, { leave, frame$ });
      return isMounted ? createElement('aside', { ref }) : null;
    };
    const { container, render } = reactPage(Tip);
    await render({ isOpen: true });
    const tip = domTarget(container.querySelector('aside')!);
    expect(tip.opacity).toBe(0);
    step(0, 1);
    expect(tip.opacity).toBe(1);
    await render({ isOpen: false });
    step(0, 0.5);
    expect(tip.x).toBe(2.5);
    step(0.5);
    expect(container.innerHTML).toBe('');
  });

  it('lets the first element enter with initial: false if it comes later', async () => {
    const { container, render, unmount } = reactPage(Note);
    await render({ isOpen: false, initial: false });
    await render({ isOpen: true, initial: false });
    expect(domTarget(container.querySelector('p')!).x).toBe(-40);
    await unmount();
  });
});
