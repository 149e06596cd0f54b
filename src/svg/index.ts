export { type FollowPathOptions, followPath } from './follow-path.js';
export { morphTo } from './morph-to.js';
export { type Shape, pathOf } from './path-of.js';
export { type MeasuredPath, type PathPoint, measurePath } from './measure-path.js';
