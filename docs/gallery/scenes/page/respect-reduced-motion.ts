import { delayTime, eased, fadeTo, jumpBy, place, sequence, sineInOut, spawn, targeted } from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { calm$ } from '../../shell/calm.js';

export const scene: Scene = {
  title: 'respectReducedMotion',
  text: 'Moves less for those who ask for less motion, also while it runs: the switch for motion stands above, on a phone in the menu. The first ball is at its end at once then; the second one fades over instead of jumping.',
  tryIt: 'Set the switch for motion to Less while it runs.',
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
