import { backOut, eased, moveBy, stagger, targeted, yoyo } from 'rx-motion';
import { coral, gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'stagger',
  text: 'Runs actions in parallel, each a little later than the previous one, or with a delay that a function computes from the index, here from the middle outwards.',
  tryIt: 'Return 0.2 × index from the function: the second row is a wave, too.',
  build(stage) {
    const row = (y: number, color: typeof coral) =>
      Array.from({ length: 9 }, (_, index) =>
        stage.add('ball', { x: 80 + index * 60, y, width: 36, height: 36, color }),
      );
    const up = yoyo(eased(moveBy(0.5, { y: -70 }), backOut));
    const first = row(160, coral).map((ball) => targeted(ball, up));
    const second = row(290, gold).map((ball) => targeted(ball, up));
    const fromTheMiddle = (index: number, count: number): number => 1 + 0.12 * Math.abs(index - (count - 1) / 2);
    return {
      action: stagger(0, stagger(0.1, ...first), stagger(fromTheMiddle, ...second)),
      end: { ball: { y: 160 }, 'ball 18': { y: 290 } },
    };
  },
};
