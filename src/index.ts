export type { Action, EndingAction, FiniteAction, ReversibleAction, TargetOf } from './action/action.js';
export { type Start, defineAction } from './action/define.js';
export type { Effect, Progress } from './action/effect.js';
export { play } from './action/play.js';

export { type BezierWay, bezierBy, bezierTo } from './actions/bezier.js';
export { blink } from './actions/blink.js';
export { callFunc } from './actions/call-func.js';
export type * from './actions/capabilities.js';
export { delayTime } from './actions/delay.js';
export { fadeIn, fadeOut, fadeTo } from './actions/fade.js';
export { flipX, flipY } from './actions/flip.js';
export { type FollowOptions, follow } from './actions/follow.js';
export { jumpBy, jumpTo } from './actions/jump.js';
export { moveBy, moveTo } from './actions/move.js';
export type { Axes, Needs, Only } from './actions/named.js';
export { type Viewed, orbitCamera } from './actions/orbit-camera.js';
export { progressFromTo, progressTo } from './actions/percentage.js';
export { place } from './actions/place.js';
export { removeSelf } from './actions/remove-self.js';
export { resizeBy, resizeTo } from './actions/resize.js';
export { rotateBy, rotateTo } from './actions/rotate.js';
export { scaleBy, scaleTo } from './actions/scale.js';
export { type Skew, skewBy, skewTo } from './actions/skew.js';
export { cardinalSplineBy, cardinalSplineTo, catmullRomBy, catmullRomTo } from './actions/spline.js';
export { tintBy, tintTo } from './actions/tint.js';
export { type Having, type Numbers, by, to } from './actions/to.js';
export { tweenProperty } from './actions/tween-property.js';
export { hide, show, toggleVisibility } from './actions/visibility.js';

export { eased } from './compose/eased.js';
export { repeatForever, repeatTimes } from './compose/repeat.js';
export { reverseTime } from './compose/reverse-time.js';
export { sequence } from './compose/sequence.js';
export { spawn } from './compose/spawn.js';
export { speed } from './compose/speed.js';
export { targeted } from './compose/targeted.js';

export { backIn, backInOut, backOut } from './easing/back.js';
export { bezierCurve } from './easing/bezier-curve.js';
export { bounceIn, bounceInOut, bounceOut } from './easing/bounce.js';
export { circleIn, circleInOut, circleOut } from './easing/circle.js';
export { cubicBezier } from './easing/cubic-bezier.js';
export { cubicIn, cubicInOut, cubicOut } from './easing/cubic.js';
export type { Curve } from './easing/curve.js';
export { elasticIn, elasticInOut, elasticOut } from './easing/elastic.js';
export { exponentialIn, exponentialInOut, exponentialOut } from './easing/exponential.js';
export { type LinearStop, linear } from './easing/linear.js';
export { quadraticIn, quadraticInOut, quadraticOut } from './easing/quadratic.js';
export { quarticIn, quarticInOut, quarticOut } from './easing/quartic.js';
export { quinticIn, quinticInOut, quinticOut } from './easing/quintic.js';
export { rateIn, rateInOut, rateOut } from './easing/rate.js';
export { sineIn, sineInOut, sineOut } from './easing/sine.js';
export { type StepPosition, steps } from './easing/steps.js';
export { uniform } from './easing/uniform.js';

export { ActionManager, type RunOptions } from './manager/action-manager.js';
export type { Ending, RunningAction, Tag } from './manager/running-action.js';

export type { Color } from './math/color.js';
export { type Eye, type Orbit, lookAtMatrix } from './math/orbit.js';
export type { Point } from './math/spline.js';

export { elapsed } from './time/elapsed.js';
export { type FramesOptions, frame$, frames, timerFrames } from './time/frames.js';
export type { Seconds } from './time/seconds.js';
