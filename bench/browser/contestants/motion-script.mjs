import { animate } from 'motion';
import { elementSequence as keyframes } from './motion.mjs';

const onUpdate = () => {};

/** Who listens to its updates gets an animation by script, as the other contestants' are. */
export const element = (element, duration, x, y) => animate(element, { x, y }, { duration, ease: 'linear', onUpdate });

const restyle = (element, duration, styles) => animate(element, styles, { duration, ease: 'linear', onUpdate });

export const style = (element, duration, width, grey) =>
  restyle(element, duration, { width, backgroundColor: `rgb(${grey}, ${grey}, ${grey})` });

export const css = (element, duration, percent, grey) =>
  restyle(element, duration, { width: `${percent}%`, backgroundColor: `rgba(${grey}, ${grey}, ${grey}, 0.5)` });

export const elementSequence = (element, durations, points) => keyframes(element, durations, points, { onUpdate });

export { sprite, spriteSequence, stop } from './motion.mjs';
