import { blink, moveBy, spawn, targeted } from 'rx-motion';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'blink',
  cocos: 'Blink',
  text: 'Hides and shows the target repeatedly. However it ends, the target is as visible as before.',
  tryIt: 'Pause while it is hidden, and look at the lane of its visibility.',
  build(stage) {
    const ball = stage.add('ball', { x: 120, y: 180, width: 90, height: 90, color: gold });
    return {
      action: targeted(ball, spawn(blink(2, 5), moveBy(2, { x: 400 }))),
      end: { ball: { x: 520, visible: true } },
    };
  },
};
