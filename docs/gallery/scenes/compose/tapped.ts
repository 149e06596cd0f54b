import { ActionManager, moveBy, repeatTimes, tapped } from 'rx-motion';
import { coral, mint, slate } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'tapped',
  text: 'Calls functions when an action starts and when it has ended. The ball is coral on its way and mint at its goal; each loop leaves a mark.',
  tryIt: 'Play at double speed: no mark is missed.',
  build(stage) {
    const marks = [220, 360, 500].map((x) => stage.add('dot', { x, y: 250, opacity: 0.15 }));
    const ball = stage.add('ball', { x: 80, y: 180 });

    const action = simulated(2.5, () => {
      Object.assign(ball, { x: 80, color: slate });
      for (const mark of marks) mark.opacity = 0.15;
      let loops = 0;
      const leg = tapped(moveBy(0.7, { x: 140 }), { end: () => (marks[loops++]!.opacity = 1) });
      const trip = tapped(repeatTimes(leg, 3), {
        start: (target: typeof ball) => (target.color = coral),
        end: (target) => (target.color = mint),
      });
      const manager = new ActionManager();
      manager.runAction(trip, ball);
      return manager;
    });
    return { action, end: { ball: { x: 500, color: mint }, 'dot 3': { opacity: 1 } } };
  },
};
