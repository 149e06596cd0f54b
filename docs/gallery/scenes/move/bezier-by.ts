import { bezierBy, sequence, targeted } from 'rx-motion';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'bezierBy',
  cocos: 'BezierBy',
  text: 'The same, relative to the start. Three of them make a wave; each starts where the previous one ended.',
  tryIt: 'Watch the dots of the path: they are close together where it is slow.',
  build(stage) {
    const ball = stage.add('ball', { x: 80, y: 180, color: mint });
    const wave = bezierBy(0.8, {
      control1: { x: 50, y: -200 },
      control2: { x: 110, y: 200 },
      end: { x: 160, y: 0 },
    });
    return { action: targeted(ball, sequence(wave, wave, wave)), end: { ball: { x: 560, y: 180 } } };
  },
};
