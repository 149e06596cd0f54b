import { fadeOut, moveBy, spawn, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'fadeOut',
  cocos: 'FadeOut',
  text: 'Fades out to 0, here while it rises. Its reverse is fadeIn.',
  tryIt: 'Play it backwards: it is a fadeIn during the descent.',
  build(stage) {
    const ball = stage.add('ball', { x: 320, y: 260, width: 90, height: 90, color: mint });
    const leave = spawn(fadeOut(1.4), moveBy(1.4, { y: -160 }));
    return { action: targeted(ball, leave), end: { ball: { opacity: 0, y: 100 } } };
  },
};
