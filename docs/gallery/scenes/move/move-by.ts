import { moveBy, spawn, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'moveBy',
  cocos: 'MoveBy',
  text: 'Moves by a distance, and adds to other moves of the target: two moves at once make a diagonal. It is reversible.',
  tryIt: 'Remove the second moveBy from the program: the diagonal becomes a horizontal line.',
  build(stage) {
    const ball = stage.add('ball', { x: 100, y: 280, color: mint });
    const drift = spawn(moveBy(2, { x: 440 }), moveBy(1, { y: -200 }));
    return { action: targeted(ball, drift), end: { ball: { x: 540, y: 80 } } };
  },
};
