import { backOut, eased, fromTo, targeted } from 'rx-motion';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'fromTo',
  text: 'Animates from given values to given values, wherever the target is: the same motion each time.',
  tryIt: 'Drag the slider to 0: the card is at the first position, not where the scene put it.',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180, color: gold });
    const enter = fromTo(1.2, { x: 120, rotation: -90, opacity: 0 }, { x: 500, rotation: 0, opacity: 1 });
    return { action: targeted(card, eased(enter, backOut)), end: { card: { x: 500, rotation: 0, opacity: 1 } } };
  },
};
