export { check } from './check.js';
export type { Budgets, Finding } from './finding.js';
export { type MotionMatchers, motionMatchers } from './motion-matchers.js';
export type {
  Score,
  ScoreCall,
  ScorePiece,
  ScoreStop,
  ScoreTrack,
  ScoreTween,
  ScoreValue,
  ScoreWriter,
  Unread,
} from './plan.js';
export { type ScoreValues, sampleAt, sampleInto } from './sample-at.js';
export { sampled } from './sampled.js';
export { type ReadingOptions, score } from './score.js';
export { type CSSOptions, toCSS } from './to-css.js';
export { type KeyframeOptions, type ScoreKeyframe, toKeyframes } from './to-keyframes.js';
