import { eased, sineInOut, spawn, targeted, tweenProperty } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'tweenProperty',
  cocos: 'ActionTween, ActionFloat',
  text: 'Animates one number from a value to another: a property by its name, or through a function.',
  tryIt: 'Pause, and read both lanes: one number each.',
  build(stage) {
    const ball = stage.add('ball', { x: 320, y: 50 });
    const name = tweenProperty(2, 'percentage', 0, 100);
    const dial = stage.add('dial', { x: 320, y: 180, width: 170, height: 170 });
    const circle = tweenProperty<typeof ball>(
      2,
      (angle, target) => {
        target.x = 320 + 130 * Math.sin(angle);
        target.y = 180 - 130 * Math.cos(angle);
      },
      0,
      2 * Math.PI,
    );
    return {
      action: spawn(targeted(dial, eased(name, sineInOut)), targeted(ball, eased(circle, sineInOut))),
      end: { dial: { percentage: 100 }, ball: { x: 320, y: 50 } },
    };
  },
};
