import { sequence, spawn, targeted, tintTo } from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import { blue, coral, gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Tinted sprites',
  cocos: 'Sprite::setColor',
  text: 'On a canvas a sprite’s colour multiplies its picture; white leaves it unchanged.',
  tryIt: 'Tint with white at the end: the picture is unchanged.',
  stage: 'canvas',
  build(stage) {
    const white = { r: 255, g: 255, b: 255 };
    const creature = stage.add('creature', { x: 320, y: 300, scaleX: 3, scaleY: 3, color: white });
    const colors = sequence(tintTo(0.4, coral), tintTo(0.4, gold), tintTo(0.4, blue), tintTo(0.08, white));
    return {
      action: targeted(creature, spawn(colors, animate(animation('walk')))),
      end: { creature: { color: white } },
    };
  },
};
