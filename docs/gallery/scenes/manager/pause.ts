import { ActionManager, callFunc, delayTime, moveBy, sequence } from 'rx-motion';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Pause and resume',
  cocos: 'pauseTarget, pauseAllRunningActions, resumeTargets',
  text: 'First only the gold ball pauses, then all of them, then they go on. A paused target keeps its position, and its actions keep their time.',
  tryIt: 'Read the lanes: they are flat during a pause.',
  build(stage) {
    const balls = [coral, gold, mint].map((color, index) => stage.add('ball', { x: 90, y: 90 + index * 90, color }));

    const action = simulated(3, () => {
      for (const ball of balls) ball.x = 90;
      const manager = new ActionManager();
      for (const ball of balls) manager.runAction(moveBy(2, { x: 460 }), ball);

      const director = new ActionManager();
      let held: unknown[] = [];
      const script = sequence(
        delayTime(0.5),
        callFunc(() => manager.pause(balls[1])),
        delayTime(0.5),
        callFunc(() => (held = manager.pauseAllRunningActions())),
        delayTime(0.5),
        callFunc(() => manager.resumeTargets([...held, balls[1]])),
      );
      director.runAction(script, 'script');
      return {
        update(dt) {
          director.update(dt);
          manager.update(dt);
        },
      };
    });
    return { action, end: { ball: { x: 550 }, 'ball 3': { x: 550 } } };
  },
};
