import { eased, jumpBy, repeatTimes, rotateBy, sineOut, spawn, targeted } from 'rx-motion';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'repeatTimes',
  cocos: 'Repeat',
  text: 'Repeats an action a given number of times, with no time lost between the rounds.',
  tryIt: 'Repeat 8 times and halve the distance in the program.',
  build(stage) {
    stage.guide({
      line: [
        { x: 40, y: 270 },
        { x: 600, y: 270 },
      ],
    });
    const tile = stage.add('tile', { x: 110, y: 228, color: gold });
    const roll = spawn(jumpBy(0.6, { x: 105, y: 0 }, -70, 1), eased(rotateBy(0.6, 90), sineOut));
    return {
      action: targeted(tile, repeatTimes(roll, 4)),
      end: { tile: { x: 530, y: 228, rotation: 360 } },
    };
  },
};
