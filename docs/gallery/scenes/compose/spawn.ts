import { moveBy, rotateBy, scaleTo, spawn, targeted, tintTo } from 'rx-motion';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'spawn',
  cocos: 'Spawn',
  text: 'Runs actions in parallel, like RxJS’s merge. It lasts as long as its longest child; the others end early.',
  tryIt: 'Watch the lanes: they start together and end one by one.',
  build(stage) {
    const tile = stage.add('tile', { x: 130, y: 180 });
    const all = spawn(moveBy(2, { x: 380 }), rotateBy(1.5, 360), scaleTo(1, 1.6), tintTo(0.5, blue));
    return { action: targeted(tile, all), end: { tile: { x: 510, rotation: 360, scaleX: 1.6, color: blue } } };
  },
};
