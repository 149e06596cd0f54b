export { check } from './check/check.js';
export { checks } from './check/checks.js';
export type { Budgets, Finding } from './check/finding.js';
export { type FindingFormat, formatFindings } from './check/format-findings.js';
export { type MotionMatchers, motionMatchers } from './check/motion-matchers.js';
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
