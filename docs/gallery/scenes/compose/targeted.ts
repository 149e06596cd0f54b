import { backOut, eased, moveBy, scaleTo, sequence, targeted } from 'rx-motion';
import { gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'targeted',
  cocos: 'TargetedAction',
  text: 'Gives an action its own target, so that one sequence can move several things: a relay.',
  tryIt: 'Let the second ball go first, by changing the order in the sequence.',
  build(stage) {
    const [first, second, third] = [
      stage.add('ball', { x: 90, y: 180 }),
      stage.add('ball', { x: 250, y: 180, color: gold }),
      stage.add('ball', { x: 410, y: 180, color: mint }),
    ];
    const leg = moveBy(0.5, { x: 116 });
    const relay = sequence(
      targeted(first, leg),
      targeted(second, leg),
      targeted(third, leg),
      targeted(third, eased(scaleTo(0.5, 1.8), backOut)),
    );
    return { action: relay, end: { ball: { x: 206 }, 'ball 2': { x: 366 }, 'ball 3': { x: 526, scaleX: 1.8 } } };
  },
};
