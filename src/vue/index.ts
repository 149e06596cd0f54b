export { type MotionOptions, motionKey } from './motion-key.js';
export { type TransitionHooks, useTransition } from './use-transition.js';
export { vFlip } from './v-flip.js';
export { useGlide, useSpring } from './goal-ref.js';
export { useMotion } from './use-motion.js';
