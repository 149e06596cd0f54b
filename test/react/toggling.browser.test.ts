import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  /** Runs `count` random turns; each is a toggle, a new goal, or a frame. Gives back what was wrong. */
  readonly run: (seed: number, count: number) => Promise<string[]>;
};

/** A note that comes and goes at random, in strict mode, in a component that is itself taken out at times. */
const script = `
  import { createElement, StrictMode, useState } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { moveBy, reverseTime } from 'rx-motion';
  import { flush } from 'rx-motion/dom';
  import { usePresence, useSpring } from 'rx-motion/react';

  const away = moveBy(1, { x: -64, y: 0 });
  const ways = { enter: reverseTime(away), leave: away };
  let renders = 0;
  let set;

  function Note({ isOpen, goal }) {
    renders++;
    const { isMounted, ref } = usePresence(isOpen, ways);
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

  const settled = async () => { for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done)); };
  const places = () => {
    flush();
    return Array.from(document.querySelectorAll('p'), (element) => new DOMMatrix(getComputedStyle(element).transform).e);
  };

  export async function run(seed, count) {
    const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
    const wrong = [];
    const state = { isOpen: false, goal: 0, isThere: true };
    for (let turn = 0; turn < count; turn++) {
      const kind = random();
      const before = places();
      const rendersBefore = renders;
      const isFrame = kind >= 0.48;
      const isToggled = kind > 0.9;
      if (kind < 0.35) state.isOpen = !state.isOpen;
      else if (kind < 0.45) state.goal = Math.round(random() * 100);
      else if (!isFrame) state.isThere = !state.isThere;
      if (isFrame) {
        stepFrames(1 / 16, 1);
        // Sometimes it is toggled in the very frame, before React has rendered what that one has changed.
        if (isToggled) {
          state.isOpen = !state.isOpen;
          flushSync(() => set({ ...state }));
        }
      } else flushSync(() => set({ ...state }));
      await settled();
      const after = places();
      // Strict mode renders twice: once for an element that has left.
      if (isFrame && !isToggled && renders - rendersBefore > 2) wrong.push(turn + ': rendered for a frame');
      if (kind >= 0.45 && !isFrame) continue;
      if (after.length > 0 && Math.abs(after[0] - (before[0] ?? -64)) > (isFrame ? 4 : 0) + 1e-6) {
        wrong.push(turn + ': from ' + before + ' to ' + after);
      }
      if (after.length !== 1 && state.isThere && state.isOpen) wrong.push(turn + ': ' + after.length + ' notes');
    }
    flushSync(() => set({ ...state, isThere: true }));
    await stepFrames(0.25, 200);
    await settled();
    if (places().join() !== (state.isOpen ? '0' : '')) wrong.push('at the end the note is at ' + places());
    const { value } = document.querySelector('main').dataset;
    if (value !== String(state.goal)) wrong.push('at the end the spring is at ' + value + ', not ' + state.goal);
    flushSync(() => root.unmount());
    await settled();
    globalThis.requestAnimationFrame = () => wrong.push('a frame is asked for when all is gone');
    await stepFrames(0.25, 3);
    await settled();
    return wrong;
  }`;

describeInChromium('a React component that is toggled at random', ({ open }) => {
  it('jumps nowhere, ends as it should, renders for no frame, and asks for none when it is gone', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.run(7919, 200))).toEqual([]);
  });
});
