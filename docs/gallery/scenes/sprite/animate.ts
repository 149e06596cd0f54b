import { moveBy, repeatTimes, spawn, targeted } from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';
import { frame } from '../../looks/toys.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'animate',
  cocos: 'Animate, Animation',
  text: 'Shows sprite frames as time passes, forwards or backwards. An animation is a value: any number of targets play it at once.',
  tryIt: 'Play at a quarter of the speed, and count the eight pictures.',
  build(stage) {
    stage.guide({
      line: [
        { x: 20, y: 240 },
        { x: 620, y: 240 },
      ],
    });
    const frames = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => frame(`walk_${number}.png`));
    const walk = animate(new Animation(frames, { delayPerUnit: 0.08 }));
    const creature = stage.add('creature', { x: 70, y: 240 });
    const stroll = spawn(repeatTimes(walk, 4), moveBy(2.56, { x: 500 }));
    return { action: targeted(creature, stroll), end: { creature: { x: 570, spriteFrame: frame('walk_8.png') } } };
  },
};
