import { animate } from 'motion';
import { sprite } from './motion.mjs';

const nothing = () => {};

/** Who listens to its updates gets an animation by script, as the other contestants' are. */
export const element = (element, duration, x, y) =>
  animate(element, { x, y }, { duration, ease: 'linear', onUpdate: nothing });

export { sprite };
