import { fadeTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'fadeTo',
  cocos: 'FadeTo',
  text: 'Fades to any opacity, from 0 to 1 as in CSS.',
  tryIt: 'Step with Shift and the arrow keys, a tenth of the time each.',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180 });
    const breath = sequence(fadeTo(0.7, 0.2), fadeTo(0.7, 0.9), fadeTo(0.7, 0.4));
    return { action: targeted(card, breath), end: { card: { opacity: 0.4 } } };
  },
};
