import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { domTarget } from '../../../src/dom/index.ts';
import { moveTo } from '../../../src/index.ts';
import { useMotion, usePresence } from '../../../src/react/index.ts';

let motion;
const root = createRoot(document.createElement('div'));
flushSync(() => root.render(createElement(Holder)));

function Holder() {
  motion = useMotion();
  return null;
}

export const element = (element, seconds, x, y) => motion.runAction(moveTo(seconds, { x, y }), domTarget(element));

export const render = (stage, moves) => {
  const boxes = moves.map((move, key) => createElement(Box, { key, move }));
  flushSync(() => createRoot(stage).render(boxes));
};

function Box({ move: [seconds, x, y] }) {
  const enter = moveTo(seconds, { x, y });
  const { isMounted, ref } = usePresence(true, { enter, leave: enter });
  return isMounted ? createElement('div', { className: 'box', ref }) : null;
}
