import { delayTime, sequence, spawn, springTo, targeted } from 'rx-motion';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'springTo',
  text: 'A damped spring as an action: its length is known, so it works in a sequence and under the scrubber. The bounce increases from top to bottom.',
  tryIt: 'Set the bounce of one to 0.9, or drag a spring yourself on the page “Drag a spring”.',
  build(stage) {
    const balls = [mint, gold, coral].map((color, index) => stage.add('ball', { x: 100, y: 90 + index * 90, color }));
    const pulls = balls.map((ball, index) => {
      const spring = { duration: 0.6, bounce: index * 0.3 };
      return targeted(ball, sequence(springTo({ x: 440 }, spring), springTo({ x: 300 }, spring), delayTime(0.2)));
    });
    return { action: spawn(pulls), end: { ball: { x: 300 }, 'ball 2': { x: 300 }, 'ball 3': { x: 300 } } };
  },
};
