import { elapsed } from 'rx-motion';
import { glide } from 'rx-motion/stream';
import { distinctUntilChanged, map } from 'rxjs';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'glide',
  text: 'Turns a stream of goals into values that reach each goal a fixed time after it was set. The second goal arrives during the motion: neither position nor velocity jumps.',
  tryIt: 'Set the glide to 2 seconds: it never quite arrives before the next goal.',
  build(stage) {
    const goals = [
      { x: 100, y: 270 },
      { x: 320, y: 60 },
      { x: 540, y: 270 },
      { x: 200, y: 270 },
    ];
    stage.guide({ points: goals });
    const ball = stage.add('ball', { ...goals[0], color: blue });

    const action = streamed(3.5, (frame$) => {
      const goal$ = frame$.pipe(
        elapsed(),
        map((time) => goals[time < 0.25 ? 0 : time < 0.75 ? 1 : time < 2 ? 2 : 3]!),
        distinctUntilChanged(),
      );
      return goal$.pipe(glide(1, undefined, { frame$ })).subscribe((place) => Object.assign(ball, place));
    });
    return { action, end: { ball: { x: 200, y: 270 } } };
  },
};
