import { ActionManager, callFunc, delayTime, moveBy, repeatTimes, sequence } from 'rx-motion';
import { blue, coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Policies',
  text: 'What happens to an action when one with the same tag is already running. The names are RxJS’s: merge, switch, concat, exhaust. Each ball gets three actions of one second, half a second apart.',
  tryIt: 'Start one every second instead: then merge and switch do the same.',
  build(stage) {
    const policies = ['merge', 'switch', 'concat', 'exhaust'] as const;
    const balls = [coral, gold, mint, blue].map((color, index) => {
      stage.guide({ text: policies[index]!, at: { x: 60, y: 66 + index * 76 } });
      return stage.add('ball', { x: 130, y: 66 + index * 76, color });
    });

    const action = simulated(3.25, () => {
      for (const ball of balls) ball.x = 130;
      const manager = new ActionManager();
      const go = callFunc(() => {
        balls.forEach((ball, index) =>
          manager.runAction(moveBy(1, { x: 140 }), ball, { tag: 'go', policy: policies[index]! }),
        );
      });
      manager.runAction(repeatTimes(sequence(go, delayTime(0.5)), 3), 'caller');
      return manager;
    });
    return { action, end: { ball: { x: 550 }, 'ball 3': { x: 550 }, 'ball 4': { x: 270 } } };
  },
};
