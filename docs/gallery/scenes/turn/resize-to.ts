import { eased, resizeTo, sequence, sineInOut, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'resizeTo',
  cocos: 'ResizeTo',
  text: 'Changes width and height, not the scale: the content of the card keeps its size. Watch its corners.',
  tryIt: 'Switch between Canvas and DOM: the same action, drawn twice.',
  stage: 'dom',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180 });
    const sizes = sequence(
      eased(resizeTo(0.8, { width: 320, height: 130 }), sineInOut),
      eased(resizeTo(0.8, { width: 240, height: 260 }), sineInOut),
    );
    return { action: targeted(card, sizes), end: { card: { width: 240, height: 260 } } };
  },
};
