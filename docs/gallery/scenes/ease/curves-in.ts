import {
  backIn,
  bounceIn,
  circleIn,
  cubicIn,
  type Curve,
  eased,
  elasticIn,
  exponentialIn,
  moveBy,
  quadraticIn,
  quarticIn,
  quinticIn,
  sineIn,
  spawn,
  targeted,
} from 'rx-motion';
import { coral } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Curves: in',
  cocos: 'EaseSineIn … EaseBounceIn',
  text: 'The families of cocos2d-x, side by side. Time goes to the right, progress upwards; “in” starts slowly.',
  tryIt: 'Pause in the middle: the dots are on their curves, and the steepest are the lowest.',
  build(stage) {
    const curves: Record<string, Curve> = {
      sineIn,
      quadraticIn,
      cubicIn,
      quarticIn,
      quinticIn,
      exponentialIn,
      circleIn,
      backIn,
      'elasticIn()': elasticIn(),
      bounceIn,
    };
    const plots = plotCurves(stage, curves, { columns: 5, box: 80 });
    const action = spawn(
      plots.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: coral });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: plots[0]!.x + 80, y: plots[0]!.y } } };
  },
};
