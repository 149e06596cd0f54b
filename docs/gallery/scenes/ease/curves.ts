import * as motion from 'rx-motion';
import { type Curve, eased, moveBy, spawn, targeted } from 'rx-motion';
import { coral } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'All the curves',
  cocos: 'EaseSineIn … EaseBounceInOut',
  text: 'Side by side: cocos2d-x’s families, each in, out and in-out. Time goes to the right, progress upwards.',
  build(stage) {
    const { sineIn, sineOut, sineInOut, quadraticIn, quadraticOut, quadraticInOut, cubicIn, cubicOut, cubicInOut } =
      motion;
    const { quarticIn, quarticOut, quarticInOut, quinticIn, quinticOut, quinticInOut } = motion;
    const { exponentialIn, exponentialOut, exponentialInOut, circleIn, circleOut, circleInOut } = motion;
    const { backIn, backOut, backInOut, bounceIn, bounceOut, bounceInOut } = motion;
    const elastic = {
      elasticIn: motion.elasticIn(),
      elasticOut: motion.elasticOut(),
      elasticInOut: motion.elasticInOut(),
    };
    const curves: Record<string, Curve> = {
      ...{ sineIn, quadraticIn, cubicIn, quarticIn, quinticIn, exponentialIn, circleIn, backIn },
      ...{ elasticIn: elastic.elasticIn, bounceIn },
      ...{ sineOut, quadraticOut, cubicOut, quarticOut, quinticOut, exponentialOut, circleOut, backOut },
      ...{ elasticOut: elastic.elasticOut, bounceOut },
      ...{
        sineInOut,
        quadraticInOut,
        cubicInOut,
        quarticInOut,
        quinticInOut,
        exponentialInOut,
        circleInOut,
        backInOut,
      },
      ...{ elasticInOut: elastic.elasticInOut, bounceInOut },
    };
    const boxes = plotCurves(stage, curves, { columns: 10, box: 44 });
    const action = spawn(
      boxes.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, width: 9, height: 9, color: coral });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: boxes[0]!.x + 44, y: boxes[0]!.y } } };
  },
};
