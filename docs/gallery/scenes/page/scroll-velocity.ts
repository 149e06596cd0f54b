import { delayTime, fromTo, play, quadraticInOut, sequence, spawn, targeted } from 'rx-motion';
import { scrollDirection$, scrollTo, scrollVelocity$ } from 'rx-motion/dom';
import { glide } from 'rx-motion/stream';
import { map, merge, tap } from 'rxjs';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'scrollVelocity$, scrollDirection$',
  text: 'scrollVelocity$ emits how fast the user scrolls, in pixels per second: here it skews the lines. scrollDirection$ emits the direction: the arrow turns when it changes. The ball moves along for comparison.',
  tryIt: 'Scroll in the frame yourself, fast and slowly.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 240, y: 180, width: 300, height: 240 });
    pane.element.style.overflow = 'hidden auto';
    const line = (index: number): string =>
      `<p style="margin: 20px; height: 40px; border-radius: 8px; background: hsl(${index * 24} 70% 65%); transform: skewY(var(--skew))"></p>`;
    pane.element.innerHTML = Array.from({ length: 24 }, (_, index) => line(index)).join('');
    const holder = stage.add('pane', { x: 550, y: 180, width: 70, height: 70, color: mint });
    holder.element.innerHTML =
      '<p style="margin: 0; rotate: 0deg; transition: rotate 0.3s; text-align: center; font: 700 40px/64px sans-serif">↓</p>';
    const ball = stage.add('ball', { x: 450, y: 82 });
    const arrow = holder.element.querySelector('p')!;
    const travel = sequence(
      targeted(pane, scrollTo(0, { y: 0 })),
      spawn(
        targeted(pane, scrollTo(1.5, { y: 1200 }, quadraticInOut)),
        targeted(ball, fromTo(1.5, { y: 82 }, { y: 278 }, quadraticInOut)),
      ),
      delayTime(0.5),
      spawn(
        targeted(pane, scrollTo(1.5, { y: 0 }, quadraticInOut)),
        targeted(ball, fromTo(1.5, { y: 278 }, { y: 82 }, quadraticInOut)),
      ),
      delayTime(0.5),
    );

    const action = streamed(4, (frame$) => {
      const skewed$ = scrollVelocity$(pane.element).pipe(
        map((velocity) => Math.max(-12, Math.min(velocity / 100, 12))),
        glide(0.3),
        tap((degrees) => pane.element.style.setProperty('--skew', `${degrees}deg`)),
      );
      const turned$ = scrollDirection$(pane.element).pipe(
        tap((way) => (arrow.style.rotate = way === 1 ? '0deg' : '180deg')),
      );
      return merge(play(travel, null, frame$), skewed$, turned$).subscribe();
    });
    return { action, end: { ball: { x: 450, y: 82 } } };
  },
};
