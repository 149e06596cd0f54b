import { by, sequence, spawn, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'by',
  text: 'Adds to any numbers, on top of other changes: a slow drift and quick shakes on the same x.',
  tryIt: 'Remove the drift: the shaking continues on the spot.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 180, color: mint });
    const shake = by(0.1, { x: 26, rotation: 8 });
    const shakes = sequence(shake, shake.reverse(), shake.reverse(), shake);
    const drift = by(1.6, { x: 400 });
    return {
      action: targeted(tile, spawn(drift, sequence(shakes, shakes, shakes, shakes))),
      end: { tile: { x: 520, rotation: 0 } },
    };
  },
};
