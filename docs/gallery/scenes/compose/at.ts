import { at, fadeTo, moveBy, rotateBy, spawn, targeted } from 'rx-motion';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'at',
  text: 'Starts an action at a given time. A spawn of such actions is a timeline.',
  tryIt: 'Start the rotation at 0 seconds: it starts with the drift.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 180, color: blue });
    const score = spawn(
      moveBy(2, { x: 400 }),
      at(0.5, rotateBy(0.5, 180)),
      at(1, moveBy(0.5, { y: -90 })),
      at(1.5, fadeTo(0.5, 0.4)),
    );
    return { action: targeted(tile, score), end: { tile: { x: 520, y: 90, rotation: 180, opacity: 0.4 } } };
  },
};
