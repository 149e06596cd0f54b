import { fromTo, play, quadraticInOut, sequence, spawn, targeted } from 'rx-motion';
import { scrollTo, styleTo, viewTime } from 'rx-motion/dom';
import { merge } from 'rxjs';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'viewTime',
  text: 'Turns an element’s way through the view into time: each line slides in from the side and fades in, and leaves the same way. Between two scrolls, nothing runs. The ball moves along for comparison.',
  tryIt: 'Scroll in the frame yourself, or write another range: cover, contain, exit.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 280, y: 180, width: 300, height: 240 });
    pane.element.style.overflow = 'hidden auto';
    const line = (index: number): string =>
      `<p style="margin: 20px; height: 40px; border-radius: 8px; background: hsl(${index * 24} 70% 65%); opacity: 0; translate: 160px"></p>`;
    pane.element.innerHTML = Array.from({ length: 14 }, (_, index) => line(index)).join('');
    const ball = stage.add('ball', { x: 500, y: 82, color: gold });
    const lines = [...pane.element.querySelectorAll('p')];
    const enter = styleTo(1, { opacity: 1, translate: '0px' });
    const travel = sequence(
      targeted(pane, scrollTo(0, { y: 0 })),
      spawn(
        targeted(pane, scrollTo(1.5, { y: 600 }, quadraticInOut)),
        targeted(ball, fromTo(1.5, { y: 82 }, { y: 278 }, quadraticInOut)),
      ),
      spawn(
        targeted(pane, scrollTo(1.5, { y: 0 }, quadraticInOut)),
        targeted(ball, fromTo(1.5, { y: 278 }, { y: 82 }, quadraticInOut)),
      ),
    );

    const action = streamed(3, (frame$) =>
      merge(
        play(travel, null, frame$),
        ...lines.map((element) => viewTime(element, { from: 'entry', to: 'entry 200%' }).pipe(enter.on({ element }))),
      ).subscribe(),
    );
    return { action, end: { ball: { x: 500, y: 82 } } };
  },
};
