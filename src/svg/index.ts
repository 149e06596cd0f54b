export { type FollowPathOptions, followPath } from './follow-path.js';
export { morphTo } from './morph-to.js';
export { type MeasuredPath, type PathPoint, measurePath } from './measure-path.js';
