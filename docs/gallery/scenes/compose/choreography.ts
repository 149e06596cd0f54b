import {
  backOut,
  bounceOut,
  delayTime,
  eased,
  elasticOut,
  fadeIn,
  fadeOut,
  jumpBy,
  moveBy,
  quadraticOut,
  repeatTimes,
  resizeTo,
  rotateBy,
  scaleTo,
  sequence,
  sineInOut,
  spawn,
  stagger,
  targeted,
  timeline,
} from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../../looks/toys.js';
import { blue, coral, gold, mint, plum } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'A choreography',
  text: 'Everything together, on a timeline with labels: stairs rise, coins fall, a creature climbs to collect them, leaps down and is cheered. The whole choreography is one value: pause it, slow it down, play it backwards.',
  tryIt: 'Drag the slider back and forth through the whole story.',
  build(stage) {
    const ground = 316;
    stage.guide({
      line: [
        { x: 0, y: ground },
        { x: 640, y: ground },
      ],
    });

    const steps = [blue, plum, mint].map((color, index) => {
      const x = 214 + index * 104;
      const height = 52 + index * 50;
      const block = stage.add('block', { x, y: ground, width: 88, height: 0, color });
      const rise = spawn(resizeTo(0.9, { width: 88, height }), moveBy(0.9, { y: -height / 2 }));
      return { x, top: ground - height, rise: targeted(block, eased(rise, elasticOut(0.5))) };
    });

    const coins = steps.map(({ x, top }) => {
      const coin = stage.add('coin', { x, y: top - 250, opacity: 0, scaleX: 1.25, scaleY: 1.25 });
      const fall = spawn(fadeIn(0.2), eased(moveBy(0.9, { y: 196 }), bounceOut));
      const taken = eased(spawn(moveBy(0.45, { y: -60 }), scaleTo(0.45, 2), fadeOut(0.45)), quadraticOut);
      return {
        fall: targeted(coin, fall),
        taken: targeted(coin, taken),
        spin: targeted(coin, animate(animation('coin'))),
      };
    });

    const creature = stage.add('creature', { x: -40, y: ground, scaleX: 1.5, scaleY: 1.5 });
    const walk = spawn(repeatTimes(animate(animation('walk')), 1), moveBy(1.28, { x: 150 }));
    const hop = jumpBy(0.5, { x: 104, y: -50 }, -70, 1);
    const squash = sequence(scaleTo(0.08, { x: 1.75, y: 1.2 }), eased(scaleTo(0.22, 1.5), backOut));
    const climb = repeatTimes(sequence(hop, squash), 3);
    const leap = spawn(jumpBy(0.8, { x: 118, y: 150 }, -96, 1), eased(rotateBy(0.8, 360), sineInOut));

    const cheers = Array.from({ length: 12 }, (_, index) => {
      const angle = ((index - 5.5) / 11) * 2.4;
      const dot = stage.add('dot', {
        x: 540,
        y: ground - 40,
        opacity: 0,
        color: [coral, gold, mint, blue][index % 4]!,
      });
      const away = { x: 150 * Math.sin(angle), y: -40 - 110 * Math.cos(angle) };
      const fly = eased(spawn(moveBy(0.8, away), scaleTo(0.8, 1.6)), quadraticOut);
      return targeted(dot, spawn(fly, sequence(fadeIn(0.05), delayTime(0.35), fadeOut(0.5))));
    });

    const action = timeline({
      rise: stagger(0.15, ...steps.map(({ rise }) => rise)),
      fall: { at: 'rise', offset: 0.35, action: stagger(0.15, ...coins.map(({ fall }) => fall)) },
      spin: { after: 'fall', offset: -0.5, action: spawn(...coins.map(({ spin }) => spin)) },
      walk: { at: 'rise', offset: 0.6, action: targeted(creature, walk) },
      climb: { after: 'walk', action: targeted(creature, climb) },
      take: { after: 'walk', offset: 0.3, action: stagger(0.8, ...coins.map(({ taken }) => taken)) },
      leap: { after: 'climb', action: targeted(creature, leap) },
      cheer: { after: 'leap', action: stagger(0.02, ...cheers) },
      bow: { at: 'cheer', action: targeted(creature, squash) },
    });
    return {
      action,
      end: { creature: { x: 540, y: 316, rotation: 360 }, coin: { opacity: 0 }, block: { height: 52 } },
    };
  },
};
