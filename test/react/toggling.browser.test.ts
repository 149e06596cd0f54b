import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  /** Runs `count` random steps, each a toggle, a new goal, or a frame. Returns what was wrong. */
  readonly run: (seed: number, count: number) => Promise<string[]>;
};

/** A note that enters and leaves at random, in strict mode, in a component that is itself unmounted at times. */
const script = `
  import { createElement, StrictMode, useState } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { moveBy, reverseTime } from 'rx-motion';
  import { flush } from 'rx-motion/dom';
  import { usePresence, useSpring } from 'rx-motion/react';

  const away = moveBy(1, { x: -64, y: 0 });
  const motions = { enter: reverseTime(away), leave: away };
  let renders = 0;
  let set;

  function Note({ isOpen, goal }) {
    renders++;
    const { isMounted, ref } = usePresence(isOpen, motions);
    const bar = useSpring(goal, (element, value) => (element.dataset.value = value), { duration: 0.5 });
    return createElement('main', { ref: bar }, isMounted ? createElement('p', { ref }) : null);
  }
  function App() {
    const [state, setState] = useState({ isOpen: false, goal: 0, isThere: true });
    set = setState;
    return state.isThere ? createElement(Note, state) : null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(StrictMode, null, createElement(App))));

  const settled = async () => { for (let task = 0; task < 3; task++) await new Promise((done) => setTimeout(done)); };
  const positions = () => {
    flush();
    return Array.from(document.querySelectorAll('p'), (element) => new DOMMatrix(getComputedStyle(element).transform).e);
  };

  export async function run(seed, count) {
    const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
    const wrong = [];
    const state = { isOpen: false, goal: 0, isThere: true };
    for (let step = 0; step < count; step++) {
      const kind = random();
      const before = positions();
      const rendersBefore = renders;
      const isFrame = kind >= 0.48;
      const isToggled = kind > 0.9;
      if (kind < 0.35) state.isOpen = !state.isOpen;
      else if (kind < 0.45) state.goal = Math.round(random() * 100);
      else if (!isFrame) state.isThere = !state.isThere;
      if (isFrame) {
        stepFrames(1 / 16, 1);
        // Sometimes it is toggled in the same frame, before React has rendered the changes of that frame.
        if (isToggled) {
          state.isOpen = !state.isOpen;
          flushSync(() => set({ ...state }));
        }
      } else flushSync(() => set({ ...state }));
      await settled();
      const after = positions();
      // Strict mode renders twice when an element has left.
      if (isFrame && !isToggled && renders - rendersBefore > 2) wrong.push(step + ': rendered for a frame');
      if (kind >= 0.45 && !isFrame) continue;
      if (after.length > 0 && Math.abs(after[0] - (before[0] ?? -64)) > (isFrame ? 4 : 0) + 1e-6) {
        wrong.push(step + ': from ' + before + ' to ' + after);
      }
      if (after.length !== 1 && state.isThere && state.isOpen) wrong.push(step + ': ' + after.length + ' notes');
    }
    flushSync(() => set({ ...state, isThere: true }));
    await stepFrames(0.25, 200);
    await settled();
    if (positions().join() !== (state.isOpen ? '0' : '')) wrong.push('at the end the note is at ' + positions());
    const { value } = document.querySelector('main').dataset;
    if (value !== String(state.goal)) wrong.push('at the end the spring is at ' + value + ', not ' + state.goal);
    flushSync(() => root.unmount());
    await settled();
    globalThis.requestAnimationFrame = () => wrong.push('a frame is requested after unmounting');
    await stepFrames(0.25, 3);
    await settled();
    return wrong;
  }`;

describeInChromium('a React component that is toggled at random', ({ open }) => {
  it('never jumps, ends correctly, renders for no frame, and requests none at the end', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.run(7919, 200))).toEqual([]);
  });
});
