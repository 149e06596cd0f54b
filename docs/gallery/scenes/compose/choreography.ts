import {
  backOut,
  delayTime,
  eased,
  fadeOut,
  fadeTo,
  jumpBy,
  moveBy,
  quadraticOut,
  resizeTo,
  scaleTo,
  sequence,
  spawn,
  targeted,
} from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import { blue, mint, plum, slate } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'A choreography',
  text: 'All of it together: blocks rise one by one, a creature hops over them and takes the coins, and the whole can be held, slowed and turned back.',
  build(stage) {
    const ground = 300;
    stage.guide({
      line: [
        { x: 0, y: ground },
        { x: 640, y: ground },
      ],
    });
    const posts = [0, 1, 2].map((index) => 190 + index * 140);

    const rise = posts.map((x, index) => {
      const height = 40 + index * 22;
      const block = stage.add('block', {
        x,
        y: ground,
        width: 56,
        height: 0,
        color: [blue, plum, mint][index] ?? slate,
      });
      const grow = eased(resizeTo(0.6, { width: 56, height }), backOut);
      const lift = eased(moveBy(0.6, { y: -height / 2 }), backOut);
      return targeted(block, sequence(delayTime(index * 0.15), spawn(grow, lift)));
    });

    const collect = posts.map((x, index) => {
      const coin = stage.add('coin', { x, y: 120, opacity: 0 });
      const spin = sequence(delayTime(0.5), fadeTo(0.2, 1), animate(animation('coin')));
      const taken = spawn(
        eased(moveBy(0.5, { y: -70 }), quadraticOut),
        eased(scaleTo(0.5, 1.6), quadraticOut),
        sequence(delayTime(0.2), fadeOut(0.3)),
      );
      return targeted(coin, spawn(spin, sequence(delayTime(1.4 + index * 0.8), taken)));
    });

    const creature = stage.add('creature', { x: 40, y: ground });
    const hop = eased(jumpBy(0.8, { x: 140, y: 0 }, -150, 1), (t) => t);
    const stroll = spawn(moveBy(0.64, { x: 80 }), animate(animation('walk')));
    const walk = sequence(spawn(moveBy(1, { x: 80 }), animate(animation('walk'))), hop, hop, hop, stroll);
    return {
      action: spawn(...rise, ...collect, targeted(creature, walk)),
      end: { creature: { x: 620, y: 300 }, coin: { opacity: 0 }, block: { height: 40 } },
    };
  },
};
