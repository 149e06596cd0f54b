import { bounceOut, eased, moveTo, targeted, yoyo } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'yoyo',
  text: 'Runs any action of known length forwards and then backwards, in twice the time.',
  tryIt: 'Remove the curve: it moves at constant speed.',
  build(stage) {
    const ball = stage.add('ball', { x: 100, y: 70 });
    stage.guide({
      line: [
        { x: 40, y: 302 },
        { x: 600, y: 302 },
      ],
    });
    const fall = eased(moveTo(1.2, { x: 540, y: 280 }), bounceOut);
    return { action: targeted(ball, yoyo(fall)), end: { ball: { x: 100, y: 70 } } };
  },
};
