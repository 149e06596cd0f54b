import { backOut, eased, targeted, to } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'to',
  text: 'Animates any numbers of any object to given values, including nested ones. TypeScript checks the names against the target.',
  tryIt: 'Name a property in the program that a card does not have: the editor reports it.',
  build(stage) {
    const card = stage.add('card', { x: 140, y: 180, scaleX: 0.5, scaleY: 0.5, opacity: 0.3 });
    const arrive = to(1.2, { x: 480, rotation: 360, scaleX: 1.2, scaleY: 1.2, opacity: 1 });
    return {
      action: targeted(card, eased(arrive, backOut)),
      end: { card: { x: 480, rotation: 360, scaleX: 1.2, scaleY: 1.2, opacity: 1 } },
    };
  },
};
