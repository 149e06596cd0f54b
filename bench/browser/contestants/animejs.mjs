import { animate } from 'animejs';

const move = (target, seconds, x, y) =>
  animate(target, { x, y, duration: seconds * 1000, ease: 'linear', composition: 'none' });

const sequence = (target, durations, points) => {
  const steps = (key) => durations.map((seconds, i) => ({ to: points[i][key], duration: seconds * 1000 }));
  return animate(target, { x: steps('x'), y: steps('y'), ease: 'linear', composition: 'none' });
};

const restyle = (target, seconds, styles) =>
  animate(target, { ...styles, duration: seconds * 1000, ease: 'linear', composition: 'none' });

export const style = (target, seconds, width, grey) =>
  restyle(target, seconds, { width: `${width}px`, backgroundColor: `rgb(${grey}, ${grey}, ${grey})` });

export const css = (target, seconds, percent, grey) =>
  restyle(target, seconds, { width: `${percent}%`, backgroundColor: `rgba(${grey}, ${grey}, ${grey}, 0.5)` });

export const stop = (animation) => animation.cancel();

export { move as element, move as sprite, sequence as elementSequence, sequence as spriteSequence };
