import { fromTo, play, quadraticInOut, sequence, spawn, targeted } from 'rx-motion';
import { scrollTo, styleTo, whenVisible$ } from 'rx-motion/dom';
import { merge, switchMap } from 'rxjs';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'whenVisible$',
  text: 'Emits whether an element is in view: each line fades in when it comes into view, in its own time, and fades out when it has left. The ball moves along for comparison.',
  tryIt: 'Scroll in the frame yourself, and back again before a line has faded in.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 280, y: 180, width: 300, height: 240 });
    pane.element.style.overflow = 'hidden auto';
    const line = (index: number): string =>
      `<p style="margin: 20px; height: 40px; border-radius: 8px; background: hsl(${index * 24} 70% 65%); opacity: 0.1"></p>`;
    pane.element.innerHTML = Array.from({ length: 14 }, (_, index) => line(index)).join('');
    const ball = stage.add('ball', { x: 500, y: 82, color: gold });
    const lines = [...pane.element.querySelectorAll('p')];
    const travel = sequence(
      targeted(pane, scrollTo(0, { y: 0 })),
      spawn(
        targeted(pane, scrollTo(2, { y: 600 }, quadraticInOut)),
        targeted(ball, fromTo(2, { y: 82 }, { y: 278 }, quadraticInOut)),
      ),
      spawn(
        targeted(pane, scrollTo(2, { y: 0 }, quadraticInOut)),
        targeted(ball, fromTo(2, { y: 278 }, { y: 82 }, quadraticInOut)),
      ),
    );

    const action = streamed(4, (frame$) => {
      const cleared = lines.map((element) =>
        whenVisible$(element).pipe(
          switchMap((isVisible) => play(styleTo(0.6, { opacity: isVisible ? 1 : 0.1 }), { element }, frame$)),
        ),
      );
      return merge(play(travel, null, frame$), ...cleared).subscribe();
    });
    return { action, end: { ball: { x: 500, y: 82 } } };
  },
};
