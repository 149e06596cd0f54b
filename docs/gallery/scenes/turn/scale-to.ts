import { backOut, eased, scaleTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'scaleTo',
  cocos: 'ScaleTo',
  text: 'Scales to a given factor: one for both axes, or one for each named axis.',
  tryIt: 'Name only one axis in the program: the other one stays as it is.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180 });
    const sizes = sequence(
      eased(scaleTo(0.6, 2.4), backOut),
      scaleTo(0.5, { x: 4 }),
      scaleTo(0.5, { x: 0.8, y: 3 }),
      eased(scaleTo(0.6, 1.5), backOut),
    );
    return { action: targeted(tile, sizes), end: { tile: { scaleX: 1.5, scaleY: 1.5 } } };
  },
};
