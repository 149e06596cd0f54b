import { bezierCurve, eased, elasticOut, moveBy, rateIn, rateInOut, rateOut, spawn, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Curves with a parameter',
  cocos: 'EaseIn, EaseOut, EaseInOut, EaseElastic…, EaseBezierAction',
  text: 'Some curves take parameters: a rate, a period, the values of a Bézier.',
  tryIt: 'Raise a rate in the program, and see how the curve sags.',
  build(stage) {
    const curves = {
      'rateIn(2.5)': rateIn(2.5),
      'rateOut(2.5)': rateOut(2.5),
      'rateInOut(2.5)': rateInOut(2.5),
      'elasticOut(0.2)': elasticOut(0.2),
      'elasticOut(0.6)': elasticOut(0.6),
      'bezierCurve(0, 1.4, −0.4, 1)': bezierCurve(0, 1.4, -0.4, 1),
    };
    const boxes = plotCurves(stage, curves, { columns: 3, box: 100 });
    const action = spawn(
      boxes.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: mint });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: boxes[0]!.x + 100, y: boxes[0]!.y } } };
  },
};
