import { eased, rotateBy, sequence, sineInOut, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'rotateBy',
  cocos: 'RotateBy',
  text: 'Rotates by an angle, also by several full rotations. Degrees, clockwise.',
  tryIt: 'Play at a quarter of the speed, and watch it start and stop softly.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180, width: 130, height: 130, color: mint });
    const twice = eased(rotateBy(1.4, 720), sineInOut);
    return { action: targeted(tile, sequence(twice, rotateBy(0.6, -90))), end: { tile: { rotation: 630 } } };
  },
};
