import { eased, moveBy, repeatForever, rotateBy, sequence, sineInOut, spawn, targeted } from 'rx-motion';
import { blue, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'repeatForever',
  cocos: 'RepeatForever',
  text: 'Repeats an action forever. The types check that only the last action of a sequence is endless. The scene shows six seconds.',
  tryIt: 'Put it into a sequence before another action: the editor refuses it.',
  build(stage) {
    const wheel = stage.add('tile', { x: 200, y: 180, width: 120, height: 120, color: blue });
    const float = stage.add('ball', { x: 440, y: 120, width: 80, height: 80, color: mint });
    const down = eased(moveBy(0.75, { y: 120 }), sineInOut);
    const action = spawn(
      targeted(wheel, repeatForever(rotateBy(1, 120))),
      targeted(float, repeatForever(sequence(down, down.reverse()))),
    );
    return { action, duration: 6, end: { tile: { rotation: 720 }, ball: { y: 120 } } };
  },
};
