import { afterEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { motionDefaults } from 'rx-motion';
import { useSpring } from 'rx-motion/react';
import { BehaviorSubject, Subject } from 'rxjs';
import { reactPage } from './react-page.js';

afterEach(() => document.body.replaceChildren());

describe('useSpring', () => {
  const frame$ = new Subject<number>();
  let renders = 0;
  const Drawer = ({ goal }: { readonly goal: number }) => {
    renders++;
    const ref = useSpring(goal, (element, width) => (element.style.width = `${width}px`), {
      duration: 0.5,
      frame$,
    });
    return createElement('aside', { ref });
  };

  it('writes without rendering, rests exactly at the goal, and stops on unmount', async () => {
    const { container, render, unmount } = reactPage(Drawer);
    await render({ goal: 0 });
    const width = (): string => container.querySelector('aside')!.style.width;
    expect(width()).toBe('0px');
    await render({ goal: 100 });
    const before = renders;
    for (const dt of [0, 0.125, 0.125]) frame$.next(dt);
    expect(parseFloat(width())).toBeGreaterThan(50);
    await render({ goal: 40 });
    for (let count = 0; count < 99; count++) frame$.next(0.125);
    expect(width()).toBe('40px');
    expect(frame$.observed).toBe(false);
    // Two renders for the new goal, in strict mode, and none for a hundred frames.
    expect(renders - before).toBe(2);
    await render({ goal: 0 });
    await unmount();
    expect(frame$.observed).toBe(false);
  });

  it('writes the latest value to an element mounted later, with the latest function', async () => {
    interface Props {
      readonly goal: number;
      readonly unit: string;
      readonly isOpen: boolean;
    }
    const { container, render, unmount } = reactPage(({ goal, unit, isOpen }: Props) => {
      const ref = useSpring<number>(goal, (element, width) => (element.style.width = `${width}${unit}`), { frame$ });
      return isOpen ? createElement('div', { ref }) : null;
    });
    const width = (): string => container.querySelector('div')!.style.width;
    await render({ goal: 0, unit: 'px', isOpen: false });
    await render({ goal: 100, unit: 'px', isOpen: false });
    for (let count = 0; count < 99; count++) frame$.next(0.125);
    await render({ goal: 100, unit: 'px', isOpen: true });
    expect(width()).toBe('100px');
    await render({ goal: 100, unit: 'em', isOpen: true });
    expect(width()).toBe('100em');
    await unmount();
  });

  it('continues when strict mode runs the effects of a moved element again', async () => {
    const Chart = ({ names, goal }: { readonly names: string; readonly goal: number }) =>
      Array.from(names, (key) => createElement(Drawer, { key, goal }));
    const { container, render, unmount } = reactPage(Chart);
    await render({ names: 'ab', goal: 0 });
    await render({ names: 'ba', goal: 100 });
    expect(Array.from(container.children, (bar) => (bar as HTMLElement).style.width)).toEqual(['0px', '0px']);
    for (let count = 0; count < 99; count++) frame$.next(0.125);
    expect(Array.from(container.children, (bar) => (bar as HTMLElement).style.width)).toEqual(['100px', '100px']);
    await unmount();
    expect(frame$.observed).toBe(false);
  });

  it('jumps to the goal while motion is reduced, also with an option that is undefined', async () => {
    const defaults = motionDefaults({ reduced$: new BehaviorSubject(true) });
    const { container, render, unmount } = reactPage(({ goal }: { readonly goal: number }) => {
      const write = (element: HTMLElement, width: number): string => (element.style.width = `${width}px`);
      return createElement('div', { ref: useSpring<number>(goal, write, { frame$: undefined as never }) });
    });
    await render({ goal: 0 });
    await render({ goal: 100 });
    expect(container.querySelector('div')!.style.width).toBe('100px');
    await unmount();
    defaults.unsubscribe();
  });
});
