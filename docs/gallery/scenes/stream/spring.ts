import { elapsed } from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { distinctUntilChanged, map, merge, tap } from 'rxjs';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'spring',
  text: 'Turns a stream of goals into values that a spring pulls to the latest one. When a new goal arrives during the motion, position and velocity continue. Three springs with a bounce of 0, 0.4 and 0.75.',
  tryIt: 'Change a bounce, or drag the ball yourself on the page “Drag a spring”.',
  build(stage) {
    const balls = [coral, gold, mint].map((color, index) => stage.add('ball', { x: 230, y: 90 + index * 90, color }));
    const bounces = [0, 0.4, 0.75];

    const action = streamed(4, (frame$) => {
      const goal$ = frame$.pipe(
        elapsed(),
        map((time) => (time < 0.25 ? 230 : time < 1.75 ? 410 : time < 2 ? 230 : 350)),
        distinctUntilChanged(),
      );
      return merge(
        ...balls.map((ball, index) =>
          goal$.pipe(
            spring({ duration: 0.5, bounce: bounces[index]!, frame$ }),
            tap((x) => (ball.x = x)),
          ),
        ),
      ).subscribe();
    });
    return { action, end: { ball: { x: 350 }, 'ball 2': { x: 350 } } };
  },
};
