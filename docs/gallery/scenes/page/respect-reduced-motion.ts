import { delayTime, eased, fadeTo, jumpBy, place, sequence, sineInOut, spawn, targeted } from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { calm$ } from '../../shell/calm.js';

export const scene: Scene = {
  title: 'respectReducedMotion',
  text: 'Moves less for users who prefer reduced motion, even if they change the setting while it runs: press the pause button at the top, then play the scene. The first ball then stays where it is until its time is over, because a slider may turn time back (with play, it would be at its end at once); the second one fades instead of jumping.',
  tryIt: 'Pause all motion at the top, then play the scene.',
  stage: 'dom',
  build(stage) {
    const first = stage.add('ball', { x: 90, y: 150 });
    const second = stage.add('ball', { x: 90, y: 270, color: mint });
    const jumps = eased(jumpBy(2, { x: 460, y: 0 }, -90, 3), sineInOut);
    const fade = sequence(fadeTo(0.5, 0), place({ x: 550, y: 270 }), fadeTo(0.5, 1), delayTime(1));
    return {
      action: spawn(
        targeted(first, respectReducedMotion(jumps, undefined, calm$)),
        targeted(second, respectReducedMotion(jumps, fade, calm$)),
      ),
      end: { ball: { x: 550 }, 'ball 2': { x: 550, opacity: 1 } },
    };
  },
};
