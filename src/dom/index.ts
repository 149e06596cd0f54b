export { type DomTarget, type DomTargetOptions, type Styled, domTarget } from './dom-target.js';
export { enter, leave } from './enter.js';
export { flush } from './flush.js';
export { reducedMotion$ } from './reduced-motion.js';
export { respectReducedMotion } from './respect-reduced-motion.js';
export { type ScrollTimeOptions, scrollTime } from './scroll-time.js';
export type { StyleNumber } from './style-number.js';
export { type StyleValues, styleBy, styleTo } from './style-to.js';
export { whenVisible$ } from './when-visible.js';
