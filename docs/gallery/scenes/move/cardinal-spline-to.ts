import { cardinalSplineTo, spawn, targeted } from 'rx-motion';
import { blue, coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'cardinalSplineTo',
  cocos: 'CardinalSplineTo',
  text: 'A smooth path through points. The tension sets how tight it is: 1 is straight from point to point, 0.5 a Catmull–Rom spline, −0.5 swings wide.',
  tryIt: 'Pause it at a point: all three balls are there at the same time.',
  build(stage) {
    const points = [
      { x: 70, y: 280 },
      { x: 200, y: 70 },
      { x: 320, y: 290 },
      { x: 440, y: 70 },
      { x: 570, y: 280 },
    ];
    stage.guide({ points });
    const straight = stage.add('ball', { ...points[0], width: 26, height: 26, color: blue });
    const smooth = stage.add('ball', { ...points[0], width: 26, height: 26, color: coral });
    const wide = stage.add('ball', { ...points[0], width: 26, height: 26, color: mint });
    const action = spawn(
      targeted(straight, cardinalSplineTo(3, points, 1)),
      targeted(smooth, cardinalSplineTo(3, points, 0.5)),
      targeted(wide, cardinalSplineTo(3, points, -0.5)),
    );
    const end = { x: 570, y: 280 };
    return { action, end: { ball: end, 'ball 2': end, 'ball 3': end } };
  },
};
