import { animate, animateValue } from 'motion';

/** As it comes: what moves an element is handed to the browser's own animations, and costs no script. */
export const element = (element, duration, x, y) => animate(element, { x, y }, { duration, ease: 'linear' });

export const sprite = (sprite, seconds, x, y) => {
  const { x: startX, y: startY } = sprite;
  animateValue({
    keyframes: [0, 1],
    duration: seconds * 1000,
    ease: 'linear',
    onUpdate(t) {
      sprite.x = startX + (x - startX) * t;
      sprite.y = startY + (y - startY) * t;
    },
  });
};
