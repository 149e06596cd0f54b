export type {
  Action,
  Composition,
  EndingAction,
  FiniteAction,
  OpenComposition,
  ReversibleAction,
  TargetOf,
} from './motion/action.js';
export { crowd } from './rows/crowd.js';
export { defineAction, defineOpenAction, type OpenStart } from './motion/define.js';
export type { Start } from './motion/leaf-motion.js';
export type { Effect, OpenEffect, Progress } from './time/effect.js';
export type { DisplayedFrame, FrameDisplayed } from './time/frame-displayed.js';
export { play } from './motion/play.js';
export type { Releasable, ReleaseOption } from './motion/release-option.js';

export { type BezierWay, bezierBy, bezierTo } from './actions/bezier.js';
export { blink } from './actions/blink.js';
export { by } from './actions/by.js';
export { callFunc } from './actions/call-func.js';
export type * from './actions/capabilities.js';
export { delayTime } from './actions/delay.js';
export { fadeIn, fadeOut, fadeTo } from './actions/fade.js';
export { flipX, flipY } from './actions/flip.js';
export { type FollowOptions, type Leader, follow } from './actions/follow.js';
export { fromTo } from './actions/from-to.js';
export { jumpBy, jumpTo } from './actions/jump.js';
export { type PropertiesOf, type Stop, type StopOptions, keyframes } from './actions/keyframes.js';
export { moveBy, moveTo } from './actions/move.js';
export { moveToward } from './actions/move-toward.js';
export type { Target } from './lines/target.js';
export type { Axes, Needs, Only } from './lines/named-numbers.js';
export { type Viewed, orbitCamera } from './actions/orbit-camera.js';
export type { How, ValueOptions } from './actions/how.js';
export type { Having, Numbers, Values } from './actions/values.js';
export { progressFromTo, progressTo } from './actions/percentage.js';
export { place } from './actions/place.js';
export { removeSelf } from './actions/remove-self.js';
export { type Sides, type SizeGoals, resizeBy, resizeTo } from './actions/resize.js';
export type { HavingSizes, Measurable, SizeSide, SizeValues, SizeWord } from './actions/size-words.js';
export { rotateBy, rotateTo } from './actions/rotate.js';
export { type NeedsSkews, type PlaneAxes, rotationalSkewBy, rotationalSkewTo } from './actions/rotational-skew.js';
export { scaleBy, scaleTo } from './actions/scale.js';
export { type SwingOptions, shake, wiggle } from './actions/shake.js';
export { type Skew, skewBy, skewTo } from './actions/skew.js';
export { cardinalSplineBy, cardinalSplineTo, catmullRomBy, catmullRomTo } from './actions/spline.js';
export { tintBy, tintTo } from './actions/tint.js';
export { to } from './actions/to.js';
export { tweenFrom } from './actions/tween-from.js';
export { tweenProperty } from './actions/tween-property.js';
export { hide, show, toggleVisibility } from './actions/visibility.js';

export { at } from './compose/at.js';
export { type Description, describe } from './compose/describe.js';
export { eased } from './compose/eased.js';
export { firstOf } from './compose/first-of.js';
export type { ChildOf, Children } from './compose/list.js';
export { named } from './compose/named.js';
export { repeatForever, repeatTimes } from './compose/repeat.js';
export { reverseTime } from './compose/reverse-time.js';
export { type StepTarget, script } from './compose/script.js';
export { sequence } from './compose/sequence.js';
export { spawn } from './compose/spawn.js';
export { speed } from './compose/speed.js';
export { springTo } from './actions/spring-to.js';
export type { StaggerFrom, StaggerOptions } from './compose/stagger-starts.js';
export { type Stagger, stagger } from './compose/stagger.js';
export { type ScriptStep, next, run } from './compose/step.js';
export { type ProgressTaps, type Taps, tapped } from './compose/tapped.js';
export { targeted } from './compose/targeted.js';
export type { Entry, Place, Relative, TimelineDefaults } from './compose/schedule.js';
export { type ActionOf, type Labelled, timeline } from './compose/timeline.js';
export { waitFor } from './compose/wait-for.js';
export { yoyo } from './compose/yoyo.js';

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
export { parseEasing } from './easing/parse-easing.js';
export { quadraticIn, quadraticInOut, quadraticOut } from './easing/quadratic.js';
export { quarticIn, quarticInOut, quarticOut } from './easing/quartic.js';
export { quinticIn, quinticInOut, quinticOut } from './easing/quintic.js';
export { rateIn, rateInOut, rateOut } from './easing/rate.js';
export { sineIn, sineInOut, sineOut } from './easing/sine.js';
export { springCurve } from './easing/spring-curve.js';
export { type StepPosition, steps } from './easing/steps.js';
export { type LinearOptions, toLinear } from './easing/to-linear.js';
export { uniform } from './easing/uniform.js';

export { ActionManager } from './manager/action-manager.js';
export type { Manager } from './manager/manager.js';
export { blend } from './manager/blend.js';
export type { BlendPolicy, Overlay, Policy, RunOptions } from './manager/run-options.js';
export type { Ending, RunningAction, Tag } from './manager/running-action.js';

export type { Color } from './math/color.js';
export type { ColorSpace } from './math/color-mixing.js';
export { cssValues } from './actions/css-values.js';
export type { ValueMix } from './math/value-mix.js';
export { type Eye, type Orbit, lookAtMatrix } from './math/orbit.js';
export { clamp, distribute, mapRange, random, snap, wrap } from './math/range.js';
export type { Point } from './math/spline.js';
export type { Bounce, Stiffness } from './math/spring-form.js';

export { elapsed } from './clock/elapsed.js';
export { fixedStep } from './clock/fixed-step.js';
export { type MotionDefaults, motionDefaults } from './clock/motion-defaults.js';
export { frame$, frames, timerFrames } from './clock/frames.js';
export { type LagOptions, lagSmoothing } from './clock/lag-smoothing.js';
export type { NativeObservable, AnyObservable } from './clock/observable-of.js';
export { pausedBy } from './clock/paused-by.js';
export type { Seconds } from './clock/seconds.js';
export { clock } from './clock/clock-of.js';
export { timeScale } from './clock/time-scale.js';
