import {
  backOut,
  bounceOut,
  circleOut,
  cubicOut,
  type Curve,
  eased,
  elasticOut,
  exponentialOut,
  moveBy,
  quadraticOut,
  quarticOut,
  quinticOut,
  sineOut,
  spawn,
  targeted,
} from 'rx-motion';
import { mint } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Curves: out',
  cocos: 'EaseSineOut … EaseBounceOut',
  text: 'The same curves in reverse: “out” slows down at the end.',
  tryIt: 'Compare with the previous page: each curve is reversed.',
  build(stage) {
    const curves: Record<string, Curve> = {
      sineOut,
      quadraticOut,
      cubicOut,
      quarticOut,
      quinticOut,
      exponentialOut,
      circleOut,
      backOut,
      'elasticOut()': elasticOut(),
      bounceOut,
    };
    const plots = plotCurves(stage, curves, { columns: 5, box: 80 });
    const action = spawn(
      plots.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: mint });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: plots[0]!.x + 80, y: plots[0]!.y } } };
  },
};
