import { animate } from 'animejs';

const move = (target, seconds, x, y) =>
  animate(target, { x, y, duration: seconds * 1000, ease: 'linear', composition: 'none' });

export { move as element, move as sprite };
