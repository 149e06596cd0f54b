import { eased, scaleBy, sequence, sineInOut, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'scaleBy',
  cocos: 'ScaleBy',
  text: 'Multiplies the current scale: three tiles of three sizes double, and come back.',
  tryIt: 'Compare with scaleTo(0.9, 2): all three would end at the same size.',
  build(stage) {
    const double = eased(scaleBy(0.9, 2), sineInOut);
    const pulse = sequence(double, double.reverse());
    const [small, middle, large] = [0.4, 0.7, 1].map((scale, index) =>
      stage.add('tile', { x: 140 + index * 165, y: 180, scaleX: scale, scaleY: scale, color: mint }),
    );
    return {
      action: sequence(targeted(small!, pulse), targeted(middle!, double), targeted(large!, double)),
      end: { tile: { scaleX: 0.4 }, 'tile 2': { scaleX: 1.4 }, 'tile 3': { scaleX: 2 } },
    };
  },
};
