import { catmullRomBy, rotateBy, sequence, spawn, targeted } from 'rx-motion';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'catmullRomBy',
  cocos: 'CatmullRomBy',
  text: 'A Catmull–Rom spline whose points are relative to the start, there and back.',
  tryIt: 'Scrub slowly over the turning point: the way back is the way there.',
  build(stage) {
    const tile = stage.add('tile', { x: 100, y: 250, color: blue });
    const hills = catmullRomBy(1.6, [
      { x: 0, y: 0 },
      { x: 110, y: -150 },
      { x: 220, y: -20 },
      { x: 330, y: -150 },
      { x: 440, y: 0 },
    ]);
    const roll = spawn(hills, rotateBy(1.6, 360));
    return {
      action: targeted(tile, sequence(roll, roll.reverse())),
      end: { tile: { x: 100, y: 250, rotation: 0 } },
    };
  },
};
