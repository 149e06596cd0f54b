import { moveTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'moveTo',
  cocos: 'MoveTo',
  text: 'Moves in a straight line and ends exactly at its goal, at any frame rate. The action reads its start when it starts, not when it is created.',
  tryIt:
    'Drag the slider to its end: the ball is exactly at its goal. Then change the first duration to 0 in the program.',
  build(stage) {
    const ball = stage.add('ball', { x: 90, y: 260 });
    const zigzag = sequence(moveTo(0.8, { x: 320, y: 90 }), moveTo(0.8, { x: 550, y: 260 }));
    return { action: targeted(ball, zigzag), end: { ball: { x: 550, y: 260 } } };
  },
};
