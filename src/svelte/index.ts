export { gliding } from './gliding.js';
export { motion, type MotionTransition } from './motion.js';
export { glideStore, type GoalStore, springStore } from './goal-store.js';
