import { jumpBy, sequence, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'jumpBy',
  cocos: 'JumpBy',
  text: 'Jumps by a distance, and back: reverse() retraces the arc.',
  tryIt: 'Set the number of jumps, the last argument, to 3.',
  build(stage) {
    const ball = stage.add('ball', { x: 110, y: 278, color: mint });
    stage.guide({
      line: [
        { x: 30, y: 300 },
        { x: 610, y: 300 },
      ],
    });
    const over = jumpBy(1, { x: 420, y: 0 }, -200, 1);
    return { action: targeted(ball, sequence(over, over.reverse())), end: { ball: { x: 110, y: 278 } } };
  },
};
