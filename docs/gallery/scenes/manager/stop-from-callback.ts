import { ActionManager, callFunc, moveBy, sequence } from 'rx-motion';
import { coral, gold, mint, plum } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Stop from a callback',
  cocos: 'stopAllActions, stopAction',
  text: 'A callback may stop or start any action, in the middle of an update. Each ball that arrives stops the ball above it and starts the one below.',
  tryIt: 'Start with run(1): the first ball never leaves.',
  build(stage) {
    const colors = [coral, gold, mint, plum];
    const balls = colors.map((color, index) => stage.add('ball', { x: 90, y: 66 + index * 76, color }));

    const action = simulated(2.5, () => {
      for (const ball of balls) ball.x = 90;
      const manager = new ActionManager();
      const run = (index: number): void => {
        const ball = balls[index];
        if (ball === undefined) return;
        const arrived = callFunc(() => {
          manager.stopAllActions(balls[index - 1]);
          run(index + 1);
        });
        manager.runAction(sequence(moveBy(0.5, { x: 300 }), arrived, moveBy(1, { x: 300 })), ball);
      };
      run(0);
      return manager;
    });
    return { action, end: { ball: { x: 540 }, 'ball 4': { x: 540 } } };
  },
};
