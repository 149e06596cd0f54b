export type { Bounce, Stiffness } from '../math/spring-form.js';
export { formatColor, parseColor } from '../math/css-color.js';
export type { InterpolatedValue } from './interpolated-value.js';
export { animateState } from './animate-state.js';
export { type GlideOptions, glide } from './glide.js';
export { type Playback, playback } from './playback.js';
export { type SpringOptions, spring } from './spring.js';
export { type TweenOptions, tween } from './tween.js';
export type { Mixable } from '../math/shape.js';
