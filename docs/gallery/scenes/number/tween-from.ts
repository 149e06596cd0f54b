import { backOut, eased, stagger, targeted, tweenFrom } from 'rx-motion';
import { coral } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'tweenFrom',
  text: 'An entrance: from given values to the current ones. Before its start nothing changes.',
  tryIt: 'Change center to edges in the program.',
  build(stage) {
    const balls = Array.from({ length: 7 }, (_, index) =>
      stage.add('ball', { x: 110 + index * 70, y: 180, width: 48, height: 48, color: coral }),
    );
    const enter = eased(tweenFrom(0.8, { y: 300, opacity: 0, scaleX: 0.2, scaleY: 0.2 }), backOut);
    return {
      action: stagger(
        { amount: 0.8, from: 'center' },
        balls.map((ball) => targeted(ball, enter)),
      ),
      end: { ball: { y: 180, opacity: 1 }, 'ball 7': { y: 180, opacity: 1 } },
    };
  },
};
