import { delayTime, moveBy, sequence, spawn, targeted } from 'rx-motion';
import { blue, coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'delayTime',
  cocos: 'DelayTime',
  text: 'Does nothing for a while. Each of four balls waits a quarter of a second longer than the one before.',
  tryIt: 'Set the delays to 0: all balls start at once.',
  build(stage) {
    const balls = [coral, gold, mint, blue].map((color, index) =>
      stage.add('ball', { x: 100, y: 66 + index * 76, color }),
    );
    const action = spawn(
      balls.map((ball, index) => targeted(ball, sequence(delayTime(index * 0.25), moveBy(0.75, { x: 440 })))),
    );
    return { action, end: { ball: { x: 540 }, 'ball 4': { x: 540 } } };
  },
};
