import { delayTime, moveBy, sequence, spawn, targeted } from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation, frame } from '../../looks/toys.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Reversed and restored',
  cocos: 'Animate::reverse, setRestoreOriginalFrame',
  text: 'On the way back, the frames of the same walk play from last to first: a moonwalk. At its end, the blink restores the previous frame.',
  tryIt: 'Watch the feet at half speed.',
  build(stage) {
    stage.guide({
      line: [
        { x: 20, y: 240 },
        { x: 620, y: 240 },
      ],
    });
    const creature = stage.add('creature', { x: 200, y: 240 });
    const there = spawn(animate(animation('walk')), moveBy(1.28, { x: 240 }));
    const wink = sequence(delayTime(0.3), animate(animation('blink')), delayTime(0.3));
    return {
      action: targeted(creature, sequence(wink, there, there.reverse(), wink)),
      end: { creature: { x: 200, spriteFrame: frame('walk_1.png') } },
    };
  },
};
