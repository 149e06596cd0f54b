import { bounceOut, eased, elasticOut, moveBy, sineInOut, spawn, targeted } from 'rx-motion';
import { blue, coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'eased',
  cocos: 'ActionEase and its subclasses',
  text: 'Applies a curve to an action: any function from progress to progress. Four balls move the same distance in the same second and a half.',
  tryIt: 'Write your own curve: any function from progress to progress, for instance (t) => t * t * t.',
  build(stage) {
    const slide = moveBy(1.5, { x: 360 });
    const [even, soft, elastic, bouncing] = [coral, gold, mint, blue].map((color, index) =>
      stage.add('ball', { x: 120, y: 66 + index * 76, color }),
    );
    const action = spawn(
      targeted(even!, slide),
      targeted(soft!, eased(slide, sineInOut)),
      targeted(elastic!, eased(slide, elasticOut(0.4))),
      targeted(bouncing!, eased(slide, bounceOut)),
    );
    return { action, end: { ball: { x: 480 }, 'ball 2': { x: 480 }, 'ball 3': { x: 480 }, 'ball 4': { x: 480 } } };
  },
};
