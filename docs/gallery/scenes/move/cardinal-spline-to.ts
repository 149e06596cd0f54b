import { cardinalSplineTo, spawn, targeted } from 'rx-motion';
import { blue, coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'cardinalSplineTo',
  cocos: 'CardinalSplineTo',
  text: 'A smooth way through points. The tension says how smooth: 1 is straight from point to point, 0.5 a Catmull–Rom spline, −0.5 swings wide.',
  build(stage) {
    const points = [
      { x: 70, y: 250 },
      { x: 200, y: 100 },
      { x: 320, y: 260 },
      { x: 440, y: 100 },
      { x: 570, y: 250 },
    ];
    stage.guide({ points });
    const straight = stage.add('dot', { ...points[0], color: blue });
    const smooth = stage.add('dot', { ...points[0], color: coral });
    const wide = stage.add('dot', { ...points[0], color: mint });
    const action = spawn(
      targeted(straight, cardinalSplineTo(3, points, 1)),
      targeted(smooth, cardinalSplineTo(3, points, 0.5)),
      targeted(wide, cardinalSplineTo(3, points, -0.5)),
    );
    const end = { x: 570, y: 250 };
    return { action, end: { dot: end, 'dot 2': end, 'dot 3': end } };
  },
};
