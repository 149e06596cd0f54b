import { backOut, eased, jumpBy, moveBy, rotateBy, sequence, spawn, targeted } from 'rx-motion';
import { plum } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'reverse()',
  cocos: 'reverse()',
  text: 'Returns the action that retraces this one: sequences run in reverse order, shorter children of a spawn start late, curves are reversed. Irreversible actions have no such method.',
  tryIt: 'Pause it in the middle, where it reverses, and step on.',
  build(stage) {
    const tile = stage.add('tile', { x: 110, y: 250, color: plum });
    const there = sequence(
      jumpBy(0.8, { x: 200, y: 0 }, -150, 1),
      spawn(eased(moveBy(1, { x: 220 }), backOut), rotateBy(0.5, 180)),
    );
    return {
      action: targeted(tile, sequence(there, there.reverse())),
      end: { tile: { x: 110, y: 250, rotation: 0 } },
    };
  },
};
