import { delayTime, rotateTo, sequence, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'rotateTo',
  cocos: 'RotateTo',
  text: 'Rotates to an angle, the shorter way: from −60° to 150° it turns anticlockwise, through −180°.',
  tryIt: 'Change 150 to 90 in the program: now the shorter way is the other one.',
  build(stage) {
    const tile = stage.add('tile', { x: 320, y: 180, width: 130, height: 130 });
    const turns = sequence(rotateTo(0.6, -60), delayTime(0.25), rotateTo(0.6, 150), delayTime(0.25), rotateTo(0.6, 20));
    return { action: targeted(tile, turns), end: { tile: { rotation: -340 } } };
  },
};
