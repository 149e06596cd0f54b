import { delayTime, place, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'place',
  cocos: 'Place',
  text: 'Sets the position of the target instantly. Scrub back, and the target is where it was.',
  tryIt: 'Step through with the arrow keys: it jumps without a frame in between.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 240 });
    stage.guide({
      points: [
        { x: 120, y: 240 },
        { x: 320, y: 110 },
        { x: 520, y: 240 },
      ],
    });
    const hops = sequence(
      delayTime(0.6),
      place({ x: 320, y: 110 }),
      delayTime(0.6),
      place({ x: 520, y: 240 }),
      delayTime(0.4),
    );
    return { action: targeted(tile, hops), end: { tile: { x: 520, y: 240 } } };
  },
};
