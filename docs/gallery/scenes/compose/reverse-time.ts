import { bounceOut, eased, moveTo, reverseTime, spawn, targeted } from 'rx-motion';
import { coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'reverseTime',
  cocos: 'ReverseTime',
  text: 'Runs any action of known length from its end to its start, even one without a reverse: the second ball falls upwards.',
  tryIt: 'Compare the two lanes: one is the mirror image of the other.',
  build(stage) {
    stage.guide({
      line: [
        { x: 60, y: 302 },
        { x: 580, y: 302 },
      ],
    });
    const falling = stage.add('ball', { x: 220, y: 60, color: coral });
    const rising = stage.add('ball', { x: 420, y: 60, color: mint });
    const fall = eased(moveTo(1.6, { y: 280 }), bounceOut);
    return {
      action: spawn(targeted(falling, fall), targeted(rising, reverseTime(fall))),
      end: { ball: { y: 280 }, 'ball 2': { y: 60 } },
    };
  },
};
