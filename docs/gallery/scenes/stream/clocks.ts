import { elapsed, fixedStep, moveBy, pausedBy, play, timeScale } from 'rx-motion';
import { map, merge } from 'rxjs';
import { blue, coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'Clocks',
  cocos: 'Scheduler::setTimeScale, Director::pause',
  text: 'Time is a stream of frames, so operators change a clock: plain, at half speed (timeScale), paused for a second (pausedBy), and in steps of a quarter (fixedStep).',
  tryIt: 'Read the lanes: the same action on four clocks.',
  build(stage) {
    const [plain, slow, held, stepped] = [coral, gold, mint, blue].map((color, index) =>
      stage.add('ball', { x: 90, y: 66 + index * 76, color }),
    );

    const action = streamed(3, (frame$) => {
      for (const ball of [plain, slow, held, stepped]) ball!.x = 90;
      const drive = moveBy(2, { x: 460 });
      const paused$ = frame$.pipe(
        elapsed(),
        map((time) => time > 0.5 && time <= 1.5),
      );
      return merge(
        play(drive, plain!, frame$),
        play(drive, slow!, frame$.pipe(timeScale(0.5))),
        play(drive, held!, frame$.pipe(pausedBy(paused$))),
        play(drive, stepped!, frame$.pipe(fixedStep(0.25))),
      ).subscribe();
    });
    return { action, end: { ball: { x: 550 }, 'ball 2': { x: 435 }, 'ball 3': { x: 550 } } };
  },
};
