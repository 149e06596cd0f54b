import { delayTime, progressTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'progressTo',
  cocos: 'ProgressTo',
  text: 'Fills to a percentage. The target decides how to show it: on the page it is the custom property --percentage.',
  tryIt: 'Read the lane: it is flat when the bar waits.',
  build(stage) {
    const bar = stage.add('bar', { x: 320, y: 180 });
    const loading = sequence(
      progressTo(0.7, 35),
      delayTime(0.3),
      progressTo(0.3, 70),
      delayTime(0.2),
      progressTo(0.8, 100),
    );
    return { action: targeted(bar, loading), end: { bar: { percentage: 100 } } };
  },
};
