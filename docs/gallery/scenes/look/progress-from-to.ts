import { eased, progressFromTo, sequence, sineInOut, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'progressFromTo',
  cocos: 'ProgressFromTo',
  text: 'Fills from one percentage to another, whatever it was before.',
  tryIt: 'Start from 25 instead of 0: it jumps there at once.',
  build(stage) {
    const dial = stage.add('dial', { x: 320, y: 180, width: 180, height: 180, percentage: 50 });
    const fill = eased(progressFromTo(1, 0, 100), sineInOut);
    return { action: targeted(dial, sequence(fill, fill.reverse())), end: { dial: { percentage: 0 } } };
  },
};
