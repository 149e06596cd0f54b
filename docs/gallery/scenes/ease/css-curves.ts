import { cubicBezier, eased, linear, moveBy, spawn, steps, targeted, uniform } from 'rx-motion';
import { blue } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'CSS’s curves',
  text: 'cubic-bezier(), steps() and linear(), with the same numbers as in a style sheet.',
  tryIt: 'Paste the numbers of a cubic-bezier() from your own style sheet.',
  build(stage) {
    const curves = {
      uniform,
      ease: cubicBezier(0.25, 0.1, 0.25, 1),
      'cubicBezier(0.7, −0.5, 0.3, 1.5)': cubicBezier(0.7, -0.5, 0.3, 1.5),
      'steps(4)': steps(4),
      "steps(3, 'jump-none')": steps(3, 'jump-none'),
      'linear(0, [0.25, 0.75], 1)': linear(0, [0.25, 0.75], 1),
    };
    const boxes = plotCurves(stage, curves, { columns: 3, box: 100 });
    const action = spawn(
      boxes.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: blue });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: boxes[0]!.x + 100, y: boxes[0]!.y } } };
  },
};
