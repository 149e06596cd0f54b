export { type AppearOptions, appear } from './appear.js';
export { type MotionOptions, provideInstantMotion, provideMotion } from './clock.js';
export { glideSignal, springSignal } from './goal-signal.js';
export { type ComponentMotion, injectMotion } from './inject-motion.js';
export type { Move } from './move.js';
export { type VanishOptions, vanish } from './vanish.js';
