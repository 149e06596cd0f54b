import { sineInOut, targeted } from 'rx-motion';
import { followPath, measurePath } from 'rx-motion/svg';
import { mint, slate } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'followPath, measurePath',
  text: 'Moves along an SVG path at a constant speed, and turns with the path. The grey dots divide it into parts of equal length: measurePath returns the length of a path, and the point at any length.',
  tryIt: 'Leave out the curve: the dots of the path are then equally far apart, even in bends.',
  build(stage) {
    const path = 'M80 180 C200 -60 280 100 320 180 S440 420 560 180';
    const { length, pointAt } = measurePath(path);
    for (let part = 0; part <= 8; part++) {
      const { x, y } = pointAt((part / 8) * length);
      stage.add('dot', { x, y, color: slate });
    }
    const tile = stage.add('tile', { x: 80, y: 180, color: mint });
    return {
      action: targeted(tile, followPath(2, path, { orient: true }, sineInOut)),
      end: { tile: { x: 560, y: 180 } },
    };
  },
};
