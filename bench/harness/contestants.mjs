import { fileURLToPath } from 'node:url';

/**
 * What every ratio is to: the loop, or with `--against` the other build. Measured against itself, it shows the noise.
 */
export const references = ['loop', 'other-build'];

/** Measured most often, because their ratios are close to 1. */
export const close = [...references, 'rx-motion'];

export const peers = ['gsap', 'animejs', 'tween.js', 'motion', 'popmotion', 'pixi-actions', 'pixijs-actions', 'rxjs'];

/** Who takes part in a run that asks for this, in the order in which they take their first turns. */
export function contestants({ against, contestants }) {
  if (against !== undefined) return ['other-build', 'rx-motion'];
  return ['loop', 'rx-motion', ...peers].filter((name) => contestants?.includes(name) ?? true);
}

export const bench = fileURLToPath(new URL('..', import.meta.url));
export const bundle = (name) => `${bench}.cache/${name}.mjs`;
