import { ActionManager, moveBy, repeatTimes, spawn } from 'rx-motion';
import { animate, type FrameDisplayed } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import { coral, mint, slate } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Frame events',
  cocos: 'AnimationFrameDisplayedNotification',
  text: 'Frames may have a userInfo, and the manager’s frameDisplayed$ reports each of them when it is shown. Each step of the walk says left or right, and leaves a print.',
  tryIt: 'Scrub anywhere: you see the prints of all steps up to that time.',
  build(stage) {
    const prints = Array.from({ length: 8 }, () => stage.add('dot', { y: 262, opacity: 0 }));
    const creature = stage.add('creature', { x: 60, y: 250 });
    const walk = repeatTimes(animate(animation('walk')), 2);
    const stroll = spawn(walk, moveBy(walk.duration, { x: 500 }));

    const action = simulated(stroll.duration, () => {
      Object.assign(creature, { x: 60 });
      for (const print of prints) Object.assign(print, { x: 0, color: slate, opacity: 0 });
      let count = 0;
      const manager = new ActionManager();
      manager.frameDisplayed$.subscribe(({ userInfo }: FrameDisplayed) => {
        const print = prints[count++ % prints.length]!;
        const { step } = userInfo as { step: 'left' | 'right' };
        Object.assign(print, { x: creature.x, opacity: 1, color: step === 'left' ? coral : mint });
      });
      manager.runAction(stroll, creature);
      return manager;
    });
    return { action, end: { creature: { x: 560 }, dot: { opacity: 1 }, 'dot 8': { opacity: 1 } } };
  },
};
