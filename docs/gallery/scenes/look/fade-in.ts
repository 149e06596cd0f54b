import { delayTime, fadeIn, sequence, spawn, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'fadeIn',
  cocos: 'FadeIn',
  text: 'Fades in, from the current opacity to 1. Five cards, each a little later than the last.',
  tryIt: 'Scrub to the middle: each card has a different opacity.',
  build(stage) {
    const cards = [0, 1, 2, 3, 4].map((index) =>
      stage.add('card', { x: 96 + index * 112, y: 180, width: 92, opacity: 0 }),
    );
    const action = spawn(cards.map((card, index) => targeted(card, sequence(delayTime(index * 0.2), fadeIn(0.6)))));
    return { action, end: { card: { opacity: 1 }, 'card 5': { opacity: 1 } } };
  },
};
