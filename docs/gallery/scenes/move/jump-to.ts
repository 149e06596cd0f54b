import { jumpTo, spawn, targeted } from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'jumpTo',
  cocos: 'JumpTo',
  text: 'Jumps to a position, in any number of equal jumps. Here y points down, so the height is negative.',
  tryIt: 'Play it backwards with −1×: it lands where it took off.',
  build(stage) {
    const creature = stage.add('creature', { x: 80, y: 290 });
    stage.guide({
      line: [
        { x: 30, y: 290 },
        { x: 610, y: 290 },
      ],
    });
    const hop = jumpTo(1.92, { x: 560, y: 290 }, -120, 3);
    return {
      action: targeted(creature, spawn(hop, animate(animation('walk')))),
      end: { creature: { x: 560, y: 290 } },
    };
  },
};
