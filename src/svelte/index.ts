export { autoFlip } from './auto-flip.js';
export { motion, type MotionTransition } from './motion.js';
export { glideStore, type GoalStore, springStore } from './goal-store.js';
