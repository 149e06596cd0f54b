import { type Curve, eased, linear, moveBy, spawn, springCurve, targeted, toLinear } from 'rx-motion';
import { plum } from '../../palette.js';
import { plotCurves } from '../../plot-curves.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'springCurve, toLinear',
  text: 'A spring as a curve, for eased: you choose the duration. toLinear writes any curve as CSS’s linear(), here with few stops; the lower row reads that back.',
  tryIt: 'Lower the tolerance to 0.005: the lines become a curve.',
  build(stage) {
    const read = (text: string): Curve =>
      linear(
        ...text
          .slice('linear('.length, -1)
          .split(', ')
          .map((stop) => {
            const [output, place] = stop.split(' ');
            return place === undefined ? Number(output) : ([Number(output), parseFloat(place) / 100] as const);
          }),
      );
    const curves: Record<string, Curve> = {};
    for (const bounce of [0, 0.3, 0.5]) curves[`bounce: ${bounce}`] = springCurve({ bounce });
    for (const bounce of [0, 0.3, 0.5]) {
      const text = toLinear(springCurve({ bounce }), { tolerance: 0.03 });
      curves[`${bounce} in ${text.split(',').length} stops`] = read(text);
    }
    const boxes = plotCurves(stage, curves, { columns: 3, box: 100 });
    const action = spawn(
      boxes.map(({ x, y, size, curve }) => {
        const dot = stage.add('dot', { x, y: y + size, color: plum });
        return targeted(dot, spawn(moveBy(2, { x: size }), eased(moveBy(2, { y: -size }), curve)));
      }),
    );
    return { action, end: { dot: { x: boxes[0]!.x + 100, y: boxes[0]!.y } } };
  },
};
