import { moveBy, removeSelf, scaleTo, sequence, spawn, targeted } from 'rx-motion';
import { gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'removeSelf',
  cocos: 'RemoveSelf',
  text: 'Removes the target from its scene, by calling its remove(). The action cannot undo that; the stage puts the card back when you scrub.',
  tryIt: 'Scrub back from the end: the stage puts the card back.',
  stage: 'dom',
  build(stage) {
    const leaving = stage.add('card', { x: 200, y: 200, color: gold });
    stage.add('card', { x: 440, y: 200, color: mint });
    const exit = sequence(moveBy(0.6, { y: -40 }), spawn(scaleTo(0.4, 0.2), moveBy(0.4, { y: 60 })), removeSelf());
    return { action: targeted(leaving, exit), end: { card: { scaleX: 0.2 } } };
  },
};
