import { ActionManager, callFunc, moveBy, sequence } from 'rx-motion';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'callFunc',
  cocos: 'CallFunc, CallFuncN',
  text: 'Calls a function each time the playhead crosses it forwards, however far a frame jumps. Going back re-arms it, but cannot undo its effect: this scene restarts when you scrub back.',
  tryIt: 'Scrub back and forth over a line: the function is called again each time.',
  build(stage) {
    const ball = stage.add('ball', { x: 80, y: 180 });
    for (const x of [240, 400])
      stage.guide({
        line: [
          { x, y: 100 },
          { x, y: 260 },
        ],
        isFaint: true,
      });
    const paint = (color: typeof coral) =>
      callFunc((target: typeof ball) => {
        target.color = color;
      });
    const leg = moveBy(0.7, { x: 160 });
    const trip = sequence(leg, paint(gold), leg, paint(mint), leg);

    const action = simulated(trip.duration, () => {
      Object.assign(ball, { x: 80, color: coral });
      const manager = new ActionManager();
      manager.runAction(trip, ball);
      return manager;
    });
    return { action, end: { ball: { x: 560, color: mint } } };
  },
};
