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

/** In each element of the scene one that a component keeps; what is looked at is the outer one, which goes along. */
export const arrival = (target, seconds, x, y) => {
  const enter = moveTo(seconds, { x, y });
  const Box = () => createElement('div', { className: 'box', ref: usePresence(true, { enter, leave: enter }).ref });
  flushSync(() => createRoot(target).render(createElement(Box)));
};
