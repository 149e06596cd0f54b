export type { Score, ScoreCall, ScorePiece, ScoreStop, ScoreTrack, ScoreValue, ScoreWriter, Unread } from './plan.js';
export { type ScoreValues, sampleAt, sampleInto } from './sample-at.js';
export { sampled } from './sampled.js';
export { type ScoreOptions, score } from './score.js';
