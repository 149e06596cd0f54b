import { fadeTo, moveBy, rotateBy, scaleTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'sequence',
  cocos: 'Sequence',
  text: 'Runs actions one after another, like RxJS’s concat. When a frame overshoots the end of one child, the next one gets the overshoot in the same frame.',
  tryIt: 'Let a step take 0 seconds: the next one starts in the same frame.',
  build(stage) {
    const tile = stage.add('tile', { x: 130, y: 240 });
    const steps = sequence(
      moveBy(0.6, { x: 190, y: -110 }),
      rotateBy(0.5, 180),
      scaleTo(0.4, 1.6),
      moveBy(0.6, { x: 190, y: 110 }),
      fadeTo(0.4, 0.4),
    );
    return {
      action: targeted(tile, steps),
      end: { tile: { x: 510, y: 240, rotation: 180, scaleX: 1.6, opacity: 0.4 } },
    };
  },
};
