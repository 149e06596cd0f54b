import {
  backInOut,
  bounceInOut,
  circleInOut,
  cubicInOut,
  type Curve,
  eased,
  elasticInOut,
  exponentialInOut,
  moveBy,
  quadraticInOut,
  quarticInOut,
  quinticInOut,
  sineInOut,
  spawn,
  targeted,
} from 'rx-motion';
import { blue } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Curves: in and out',
  cocos: 'EaseSineInOut … EaseBounceInOut',
  text: 'Both combined: slow at the start and at the end.',
  tryIt: 'Drag the slider steadily: watch which curves are ahead before the middle, and which after it.',
  build(stage) {
    const curves: Record<string, Curve> = {
      sineInOut,
      quadraticInOut,
      cubicInOut,
      quarticInOut,
      quinticInOut,
      exponentialInOut,
      circleInOut,
      backInOut,
      'elasticInOut()': elasticInOut(),
      bounceInOut,
    };
    const plots = plotCurves(stage, curves, { columns: 5, box: 80 });
    const action = spawn(
      plots.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: blue });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: plots[0]!.x + 80, y: plots[0]!.y } } };
  },
};
