import { moveTo, quadraticInOut, sequence, spawn, targeted } from 'rx-motion';
import { scrollTo } from 'rx-motion/dom';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'scrollTo',
  text: 'Scrolls an element to a position, or until another one is in view. When the user scrolls by wheel, touch or key, the action stops scrolling. The ball moves along for comparison.',
  tryIt: 'Scroll to an element instead of a position: { element, align: "center" }.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 280, y: 180, width: 300, height: 240 });
    pane.element.style.overflow = 'hidden';
    const line = (index: number): string =>
      `<p style="margin: 20px; height: 40px; border-radius: 8px; background: hsl(${index * 24} 70% 65%)"></p>`;
    pane.element.innerHTML = Array.from({ length: 14 }, (_, index) => line(index)).join('');
    const ball = stage.add('ball', { x: 500, y: 82, color: gold });
    return {
      action: sequence(
        spawn(
          targeted(pane, scrollTo(1.5, { y: 600 }, quadraticInOut)),
          targeted(ball, moveTo(1.5, { x: 500, y: 278 }, quadraticInOut)),
        ),
        spawn(
          targeted(pane, scrollTo(1, { y: 300 }, quadraticInOut)),
          targeted(ball, moveTo(1, { x: 500, y: 180 }, quadraticInOut)),
        ),
      ),
      end: { ball: { x: 500, y: 180 } },
    };
  },
};
