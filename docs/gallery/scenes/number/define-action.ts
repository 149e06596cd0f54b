import { defineAction, type Positioned, targeted } from 'rx-motion';
import { plum } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'defineAction',
  cocos: 'a subclass of ActionInterval',
  text: 'Defines your own action: a function of the target that returns a function of progress. The built-in actions work the same way.',
  tryIt: 'Change the number of petals to 5 in the program.',
  build(stage) {
    const rose = (duration: number, petals: number, size: number) =>
      defineAction(duration, (target: Positioned) => {
        const { x, y } = target;
        return (progress) => {
          const angle = progress * 2 * Math.PI;
          const radius = size * Math.sin(petals * angle);
          target.x = x + radius * Math.cos(angle);
          target.y = y + radius * Math.sin(angle);
        };
      });
    const dot = stage.add('dot', { x: 320, y: 180, color: plum });
    return { action: targeted(dot, rose(4, 4, 150)), end: { dot: { x: 320, y: 180 } } };
  },
};
