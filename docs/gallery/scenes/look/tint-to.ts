import { sequence, targeted, tintTo } from 'rx-motion';
import { blue, gold, mint, plum } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'tintTo',
  cocos: 'TintTo',
  text: 'Changes the colour to another one, channel by channel.',
  tryIt: 'Watch the lane of the colour: it shows every colour on the way.',
  build(stage) {
    const ball = stage.add('ball', { x: 320, y: 180, width: 180, height: 180 });
    const colors = sequence(tintTo(0.7, gold), tintTo(0.7, mint), tintTo(0.7, blue), tintTo(0.7, plum));
    return { action: targeted(ball, colors), end: { ball: { color: plum } } };
  },
};
