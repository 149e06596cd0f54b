import { sequence, skewTo, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'skewTo',
  cocos: 'SkewTo',
  text: 'Skews the target to given angles, one for each axis.',
  tryIt: 'Skew by opposite angles on both axes: the tile looks rotated.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180, width: 150, height: 150 });
    const slants = sequence(skewTo(0.6, { x: 30, y: 0 }), skewTo(0.6, { x: -30, y: 0 }), skewTo(0.6, { x: 0, y: 20 }));
    return { action: targeted(tile, slants), end: { tile: { skewX: 0, skewY: 20 } } };
  },
};
