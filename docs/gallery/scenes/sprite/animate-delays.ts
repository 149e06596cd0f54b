import { spawn, targeted } from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';
import { frame } from '../../looks/toys.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Delay units and loops',
  cocos: 'AnimationFrame, Animation::setLoops',
  text: 'Each frame lasts a given number of units: the coin shows its face for longer. The coin loops four times; the bang plays once, slower and slower.',
  tryIt: 'Read the lane of the frame: long steps are long units.',
  build(stage) {
    const spin = new Animation(
      [{ spriteFrame: frame('coin_1.png'), delayUnits: 4 }, ...[2, 3, 4, 5, 6].map((n) => frame(`coin_${n}.png`))],
      { delayPerUnit: 0.07, loops: 4 },
    );
    const burst = new Animation(
      [1, 2, 3, 4, 5, 6, 7].map((n) => ({ spriteFrame: frame(`bang_${n}.png`), delayUnits: n })),
      { delayPerUnit: 0.08 },
    );
    const coin = stage.add('coin', { x: 220, y: 180, scaleX: 2.5, scaleY: 2.5 });
    const bang = stage.add('bang', { x: 430, y: 180, scaleX: 2.5, scaleY: 2.5 });
    return {
      action: spawn(targeted(coin, animate(spin)), targeted(bang, animate(burst))),
      end: { coin: { spriteFrame: frame('coin_6.png') }, bang: { spriteFrame: frame('bang_7.png') } },
    };
  },
};
