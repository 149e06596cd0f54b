export { type AppearOptions, appear } from './appear.js';
export { type MotionOptions, provideInstantMotion, provideMotion } from './clock.js';
export { glideSignal, springSignal } from './goal-signal.js';
export { injectFlip } from './inject-flip.js';
export { injectMotion } from './inject-motion.js';
export { injectPlay } from './inject-play.js';
export type { ComponentMotion } from './component-motion.js';
export type { Move } from '../layout/moves.js';
export { type VanishOptions, vanish } from './vanish.js';
