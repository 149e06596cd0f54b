import { eased, elasticOut, sequence, skewBy, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'skewBy',
  cocos: 'SkewBy',
  text: 'Skews by given angles. A push, and an elastic curve on the way back, make it wobble like jelly.',
  tryIt: 'Change the period 0.3 of the elastic curve: 0.15 trembles, 0.6 sways.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180, width: 150, height: 150, color: mint });
    const push = skewBy(0.25, { x: 25, y: 0 });
    const jelly = sequence(push, eased(skewBy(1.6, { x: -25, y: 0 }), elasticOut(0.3)));
    return { action: targeted(tile, jelly), end: { tile: { skewX: 0, skewY: 0 } } };
  },
};
