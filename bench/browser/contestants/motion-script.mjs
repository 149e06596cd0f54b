import { animate } from 'motion';
import { elementSequence as keyframes } from './motion.mjs';

const onUpdate = () => {};

/** Who listens to its updates gets an animation by script, as the other contestants' are. */
export const element = (element, duration, x, y) => animate(element, { x, y }, { duration, ease: 'linear', onUpdate });

export const style = (element, duration, width, grey) =>
  animate(
    element,
    { width, backgroundColor: `rgb(${grey}, ${grey}, ${grey})` },
    { duration, ease: 'linear', onUpdate },
  );

export const elementSequence = (element, durations, points) => keyframes(element, durations, points, { onUpdate });

export { sprite, spriteSequence, stop } from './motion.mjs';
