import { sequence, targeted, tintBy } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'tintBy',
  cocos: 'TintBy',
  text: 'Adds to the channels of a colour, then subtracts the same amounts.',
  tryIt: 'Add more than 255: the colour is clamped only when drawn.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180, width: 180, height: 180, color: { r: 60, g: 90, b: 160 } });
    const warmer = tintBy(0.9, { r: 170, g: 20, b: -110 });
    return {
      action: targeted(tile, sequence(warmer, warmer.reverse())),
      end: { tile: { color: { r: 60, g: 90, b: 160 } } },
    };
  },
};
