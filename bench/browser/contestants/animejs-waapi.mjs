import { waapi } from 'animejs';

/** The browser's own animations. */
export const element = (element, seconds, x, y) =>
  waapi.animate(element, { x, y, duration: seconds * 1000, ease: 'linear' });

export const stop = (animation) => animation.cancel();
