import { cardinalSplineBy, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'cardinalSplineBy',
  cocos: 'CardinalSplineBy',
  text: 'A spline whose points are relative to the start. Here the first and the last point are the same, so the target returns.',
  tryIt: 'Change the tension 0 to 1 in the program: the heart gets corners.',
  build(stage) {
    const home = { x: 320, y: 270 };
    const points = [
      { x: 0, y: 0 },
      { x: 190, y: -60 },
      { x: 120, y: -200 },
      { x: 0, y: -130 },
      { x: -120, y: -200 },
      { x: -190, y: -60 },
      { x: 0, y: 0 },
    ];
    const ball = stage.add('ball', { ...home, color: mint });
    stage.guide({ points: points.map(({ x, y }) => ({ x: home.x + x, y: home.y + y })) });
    return { action: targeted(ball, cardinalSplineBy(3, points, 0)), end: { ball: home } };
  },
};
