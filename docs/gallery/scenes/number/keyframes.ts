import { keyframes, sineInOut, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'keyframes',
  text: 'Animates from keyframe to keyframe, each with its own offset and curve. A property skips the keyframes that do not name it.',
  tryIt: 'Change the offset of a keyframe: only its own properties arrive earlier.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 240, color: mint });
    const tour = keyframes(3, [
      { x: 120, y: 240, rotation: 0, curve: sineInOut },
      { x: 240, y: 90, offset: 0.25, curve: sineInOut },
      { x: 420, offset: 0.5, rotation: 180 },
      { x: 520, y: 240, rotation: 360 },
    ]);
    return { action: targeted(tile, tour), end: { tile: { x: 520, y: 240, rotation: 360 } } };
  },
};
