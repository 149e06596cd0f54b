import { fileURLToPath } from 'node:url';

/** Measured most often, because their ratios are close to 1. `loop` is the loop against itself: its ratios show the noise. */
export const close = ['loop', 'rx-motion'];

export const peers = [
  'gsap',
  'animejs',
  'tween.js',
  'motion',
  'motion-value',
  'react-spring',
  'popmotion',
  'phaser',
  'pixi-actions',
  'pixijs-actions',
  'rxjs',
];

/** In the order in which they take their first turns. */
export const contestants = [...close, ...peers];

export const bench = fileURLToPath(new URL('..', import.meta.url));
export const bundle = (name) => `${bench}.cache/${name}.mjs`;
