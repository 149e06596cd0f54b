import { backInOut, eased, resizeBy, sequence, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'resizeBy',
  cocos: 'ResizeBy',
  text: 'Changes width and height by given amounts, there and back.',
  tryIt: 'Make the amounts negative: it shrinks first.',
  stage: 'dom',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180, color: mint });
    const wider = eased(resizeBy(0.9, { width: 220, height: 40 }), backInOut);
    return { action: targeted(card, sequence(wider, wider.reverse())), end: { card: { width: 132, height: 184 } } };
  },
};
