import { bounceOut, eased, moveTo, targeted, yoyo } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'yoyo',
  text: 'There and back, the same way and in twice the time, for every action of known length.',
  tryIt: 'Take the curve away: it goes there and back evenly.',
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
