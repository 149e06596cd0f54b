import { afterEach, describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { createElement, type Ref } from 'react';
import { fadeIn, fadeOut } from 'rx-motion';
import { type ElementRef, usePresence } from 'rx-motion/react';
import { NEVER } from 'rxjs';
import { reactPage } from './react-page.js';

afterEach(() => document.body.replaceChildren());

describe('the ref of a hook', () => {
  it('is the element while it is mounted, and the same in every render', async () => {
    const refs = new Set<ElementRef<HTMLElement>>();
    const { container, render, unmount } = reactPage(() => {
      const { ref } = usePresence(true, { enter: fadeIn(1), leave: fadeOut(1), frame$: NEVER });
      refs.add(ref);
      return createElement('p', { ref });
    });
    await render({});
    await render({});
    const [ref] = [...refs];
    expect(ref!.current).toBe(container.querySelector('p'));
    await unmount();
    expect(ref!.current).toBeNull();
    // Strict mode renders each component twice, the first time with separate state.
    expect(refs.size).toBeLessThanOrEqual(2);
  });

  it('fits elements of every kind', () => {
    expectTypeOf<ElementRef<HTMLElement>>().toExtend<Ref<HTMLDivElement>>();
    expectTypeOf<ElementRef<Element>>().toExtend<Ref<SVGCircleElement>>();
  });
});
