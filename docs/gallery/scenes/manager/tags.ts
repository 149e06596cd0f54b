import { ActionManager, callFunc, delayTime, moveBy, repeatForever, rotateBy, sequence } from 'rx-motion';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Tags and flags',
  cocos: 'stopActionByTag, stopActionsByFlags',
  text: 'A rolling tile is a move with the tag “drive” and an endless rotation with flag 1. After one second the flag stops the rotation; after two, the tag stops the drive.',
  tryIt: 'Stop by the flag 2 instead of 1 in the program: the tile rolls on.',
  build(stage) {
    const tile = stage.add('tile', { x: 100, y: 180, color: blue });
    stage.guide({
      line: [
        { x: 250, y: 110 },
        { x: 250, y: 250 },
      ],
      isFaint: true,
    });
    stage.guide({
      line: [
        { x: 400, y: 110 },
        { x: 400, y: 250 },
      ],
      isFaint: true,
    });

    const action = simulated(2.5, () => {
      Object.assign(tile, { x: 100, rotation: 0 });
      const manager = new ActionManager();
      manager.runAction(moveBy(4, { x: 600 }), tile, { tag: 'drive' });
      manager.runAction(repeatForever(rotateBy(1, 360)), tile, { flags: 1 });
      const script = sequence(
        delayTime(1),
        callFunc(() => manager.stopActionsByFlags(1, tile)),
        delayTime(1),
        callFunc(() => manager.stopActionByTag('drive', tile)),
      );
      manager.runAction(script, 'director');
      return manager;
    });
    return { action, end: { tile: { x: 400, rotation: 360 } } };
  },
};
