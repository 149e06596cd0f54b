import { catmullRomTo, eased, sineInOut, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'catmullRomTo',
  cocos: 'CatmullRomTo',
  text: 'A cardinal spline of tension 0.5, the usual choice. Each segment takes the same time, so it is faster where points are far apart; the easing curve slows both ends.',
  tryIt: 'Remove the easing curve: it then starts and stops at full speed.',
  build(stage) {
    const points = [
      { x: 70, y: 70 },
      { x: 200, y: 70 },
      { x: 420, y: 130 },
      { x: 540, y: 240 },
      { x: 330, y: 300 },
      { x: 110, y: 250 },
    ];
    const ball = stage.add('ball', points[0]);
    stage.guide({ points });
    return { action: targeted(ball, eased(catmullRomTo(2.5, points), sineInOut)), end: { ball: points.at(-1)! } };
  },
};
