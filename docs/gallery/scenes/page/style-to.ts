import { eased, sequence, sineInOut, targeted } from 'rx-motion';
import { styleTo } from 'rx-motion/dom';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'styleTo, styleBy',
  text: 'Animates any CSS property of an element, including custom properties. Here the style sheet uses --glow and --corner for a shadow and rounded corners.',
  tryIt: 'Animate another custom property of the card, for instance --percentage.',
  stage: 'dom only',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180 });
    const shine = sequence(
      eased(styleTo(0.8, { '--glow': 1, '--corner': 50 }), sineInOut),
      eased(styleTo(0.8, { '--glow': 0, '--corner': 0 }), sineInOut),
      eased(styleTo(0.4, { '--glow': 0.5 }), sineInOut),
    );
    return { action: targeted(card, shine), end: {} };
  },
};
