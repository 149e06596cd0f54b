import { createElement, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { enter } from '../../../src/dom/index.ts';
import { moveTo } from '../../../src/index.ts';

/** The same tree as with `usePresence`, without it. */
export const render = (stage, moves) => {
  const boxes = moves.map((move, key) => createElement(Box, { key, move }));
  flushSync(() => createRoot(stage).render(boxes));
};

function Box({ move: [seconds, x, y] }) {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const subscription = enter(ref.current, moveTo(seconds, { x, y })).subscribe();
    return () => subscription.unsubscribe();
  }, [seconds, x, y]);
  return createElement('div', { className: 'box', ref });
}
