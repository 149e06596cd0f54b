import { bezierTo, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'bezierTo',
  cocos: 'BezierTo',
  text: 'Moves along a cubic Bézier curve. Its two control points are drawn with their handles.',
  tryIt: 'Move control1 in the program, and see how the path bends.',
  build(stage) {
    const start = { x: 80, y: 280 };
    const control1 = { x: 200, y: 10 };
    const control2 = { x: 420, y: 340 };
    const end = { x: 560, y: 80 };
    const ball = stage.add('ball', start);
    stage.guide({ line: [start, control1], isFaint: true });
    stage.guide({ line: [control2, end], isFaint: true });
    stage.guide({ points: [control1, control2] });
    return { action: targeted(ball, bezierTo(1.6, { control1, control2, end })), end: { ball: end } };
  },
};
