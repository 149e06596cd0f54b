import { ActionManager, blend, callFunc, delayTime, eased, moveTo, type Policy, sequence, sineInOut } from 'rx-motion';
import { coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Policy blend',
  text: 'Both balls are called back halfway, again and again. Under switch, the new action starts from rest, so the ball stops dead. Under blend, it takes over the position and velocity of the old one, and curves back.',
  tryIt: 'Call every 0.3 seconds instead of every 0.6: the upper ball hardly moves.',
  build(stage) {
    const policies: Readonly<Record<string, Policy>> = { switch: 'switch', blend: blend() };
    const names = Object.keys(policies);
    const balls = [coral, mint].map((color, index) => {
      stage.guide({ text: names[index]!, at: { x: 60, y: 124 + index * 120 } });
      return stage.add('ball', { x: 130, y: 120 + index * 120, color });
    });

    const action = simulated(4.4, () => {
      for (const ball of balls) ball.x = 130;
      const manager = new ActionManager();
      const go = (x: number) =>
        callFunc(() => {
          balls.forEach((ball, index) =>
            manager.runAction(eased(moveTo(1.2, { x }), sineInOut), ball, {
              tag: 'go',
              policy: policies[names[index]!]!,
            }),
          );
        });
      const wait = delayTime(0.6);
      manager.runAction(sequence(go(550), wait, go(130), wait, go(550), wait, go(130), wait, go(550)), 'caller');
      return manager;
    });
    return { action, end: { ball: { x: 550 }, 'ball 2': { x: 550 } } };
  },
};
