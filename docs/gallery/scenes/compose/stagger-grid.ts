import { backOut, eased, quadraticOut, scaleTo, spawn, stagger, type StaggerOptions, targeted, yoyo } from 'rx-motion';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'stagger with options',
  text: 'Spreads the starts: over an amount of time or with a gap, from a given index, in a grid or along one of its axes, along a curve, or in a random order that is always the same.',
  tryIt: 'Change center to edges, or give random another seed.',
  build(stage) {
    const spreads: Readonly<Record<string, StaggerOptions>> = {
      center: { amount: 1.2, from: 'center', grid: { columns: 6 }, curve: quadraticOut },
      'last, axis x': { gap: 0.2, from: 'last', grid: { columns: 6 }, axis: 'x' },
      random: { amount: 1.2, from: 'random', seed: 3 },
    };
    const pop = yoyo(eased(scaleTo(0.4, 2), backOut));
    const waves = Object.entries(spreads).map(([name, options], place) => {
      const left = 35 + place * 214;
      stage.guide({ text: name, at: { x: left + 71, y: 322 } });
      const dots = Array.from({ length: 36 }, (_, index) => {
        const at = { x: left + (index % 6) * 28, y: 110 + Math.floor(index / 6) * 28 };
        return stage.add('dot', { ...at, color: [coral, gold, mint][place]! });
      });
      return stagger(
        options,
        dots.map((dot) => targeted(dot, pop)),
      );
    });
    return { action: spawn(waves), end: { dot: { scaleX: 1 }, 'dot 108': { scaleX: 1 } } };
  },
};
