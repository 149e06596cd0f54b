import { sineInOut, targeted } from 'rx-motion';
import { followPath } from 'rx-motion/svg';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'followPath',
  text: 'Moves along path data of SVG at a steady speed, and turns with the path.',
  tryIt: 'Leave out the curve: the dots of the path are then equally far apart, whatever its bends are.',
  build(stage) {
    const tile = stage.add('tile', { x: 80, y: 180, color: mint });
    const path = 'M80 180 C200 -60 280 100 320 180 S440 420 560 180';
    return {
      action: targeted(tile, followPath(2, path, { orient: true }, sineInOut)),
      end: { tile: { x: 560, y: 180 } },
    };
  },
};
