export { type AppearOptions, appear } from './appear.js';
export { type ComponentMotion, injectMotion } from './component-motion.js';
export { type MotionOptions, provideInstantMotion, provideMotion } from './clock.js';
export { glideSignal, springSignal } from './goal-signal.js';
export { injectFlip } from './inject-flip.js';
export { injectPlay } from './inject-play.js';
export { injectRevealWords } from './inject-reveal-words.js';
export type { Move } from '../layout/moves.js';
export { type VanishOptions, vanish } from './vanish.js';
