export { type ThreeMaterial, type ThreeMesh, type ThreeObject, type ThreeTarget, threeTarget } from './three-target.js';
export { type ThreeAttribute, type ThreeGeometry, type ThreeGridOptions, threeGrid } from './three-grid.js';
export type { GridFollower } from '../grid/follower.js';
