export { type FollowPathOptions, followPath } from './follow-path.js';
export { type MeasuredPath, type PathPoint, measurePath } from './measure-path.js';
