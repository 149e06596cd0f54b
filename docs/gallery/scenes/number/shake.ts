import { delayTime, sequence, shake, spawn, targeted, wiggle } from 'rx-motion';
import { coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'shake, wiggle',
  text: 'Seeded noise around the current position: a shake dies away, a wiggle keeps drifting. Both end where they began.',
  tryIt: 'Scrub back to the same time twice: the noise is the same.',
  build(stage) {
    const card = stage.add('card', { x: 200, y: 180, color: coral });
    const leaf = stage.add('tile', { x: 450, y: 180, color: mint });
    const hit = sequence(delayTime(0.5), shake(0.8, { x: 24, rotation: 12 }), delayTime(0.5), shake(0.8, { y: 24 }));
    return {
      action: spawn(targeted(card, hit), targeted(leaf, wiggle(3, { x: 40, y: 30, rotation: 40 }))),
      end: { card: { x: 200, y: 180, rotation: 0 }, tile: { x: 450, y: 180, rotation: 0 } },
    };
  },
};
