import { delayTime, flipX, flipY, moveBy, sequence, spawn, targeted } from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'flipX, flipY',
  cocos: 'FlipX, FlipY',
  text: 'Mirrors the target instantly: the creature turns around to walk back, then stands on its head.',
  tryIt: 'Scrub back over the flip: the creature turns around again.',
  build(stage) {
    stage.guide({
      line: [
        { x: 60, y: 220 },
        { x: 580, y: 220 },
      ],
    });
    const creature = stage.add('creature', { x: 140, y: 220 });
    const walk = spawn(moveBy(1.28, { x: 360 }), animate(animation('walk')));
    const wayBack = sequence(flipX(), spawn(moveBy(1.28, { x: -360 }), animate(animation('walk'))));
    const headstand = sequence(delayTime(0.3), flipY(), delayTime(0.7));
    return {
      action: targeted(creature, sequence(walk, wayBack, headstand)),
      end: { creature: { x: 140, flippedX: true, flippedY: true } },
    };
  },
};
