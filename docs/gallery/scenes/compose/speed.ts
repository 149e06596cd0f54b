import { eased, moveBy, sequence, sineInOut, spawn, speed, targeted } from 'rx-motion';
import { blue, coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'speed',
  cocos: 'Speed',
  text: 'The same action at half, full and double speed. With a stream of rates instead of a number, you can change the speed while it runs.',
  tryIt: 'Play at −1×: all three return to their start together.',
  build(stage) {
    const there = eased(moveBy(0.5, { x: 430 }), sineInOut);
    const lap = sequence(there, there.reverse());
    const [slow, plain, fast] = [blue, coral, mint].map((color, index) =>
      stage.add('ball', { x: 105, y: 90 + index * 90, color }),
    );
    const action = spawn(
      targeted(slow!, speed(lap, 0.5)),
      targeted(plain!, sequence(lap, lap)),
      targeted(fast!, speed(sequence(lap, lap, lap, lap), 2)),
    );
    return { action, end: { ball: { x: 105 }, 'ball 2': { x: 105 }, 'ball 3': { x: 105 } } };
  },
};
