import { moveBy, spawn, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'moveBy',
  cocos: 'MoveBy',
  text: 'Moves by a distance and adds to whatever else moves the target: two moves at once make a diagonal. It knows its way back.',
  tryIt: 'Leave out the second moveBy in the program: the diagonal becomes a line.',
  build(stage) {
    const ball = stage.add('ball', { x: 100, y: 280, color: mint });
    const drift = spawn(moveBy(2, { x: 440 }), moveBy(1, { y: -200 }));
    return { action: targeted(ball, drift), end: { ball: { x: 540, y: 80 } } };
  },
};
