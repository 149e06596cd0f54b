import { animate, animateValue } from 'motion';

const ease = 'linear';

/** As it comes: what moves an element is handed to the browser's own animations, and costs no script. */
export const element = (element, duration, x, y) => animate(element, { x, y }, { duration, ease });

export const elementSequence = (element, durations, points, options) =>
  animate(
    element,
    { x: [0, ...points.map(({ x }) => x)], y: [0, ...points.map(({ y }) => y)] },
    { ...timing(durations), ...options },
  );

export const sprite = (sprite, seconds, x, y) => {
  const { x: startX, y: startY } = sprite;
  return animateValue({
    keyframes: [0, 1],
    duration: seconds * 1000,
    ease,
    onUpdate(t) {
      sprite.x = startX + (x - startX) * t;
      sprite.y = startY + (y - startY) * t;
    },
  });
};

/** Keyframes, and those are an animation a property. */
export const spriteSequence = (sprite, durations, points) => {
  const { duration, times } = timing(durations);
  const animations = ['x', 'y'].map((key) =>
    animateValue({
      keyframes: [sprite[key], ...points.map((point) => point[key])],
      duration: duration * 1000,
      times,
      ease,
      onUpdate(value) {
        sprite[key] = value;
      },
    }),
  );
  return { stop: () => animations.forEach((animation) => animation.stop()) };
};

export const stop = (animation) => animation.stop();

function timing(durations) {
  const duration = durations.reduce((sum, each) => sum + each, 0);
  let end = 0;
  return { duration, times: [0, ...durations.map((each) => (end += each) / duration)], ease };
}
