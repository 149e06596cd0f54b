export { type ThreeMaterial, type ThreeMesh, type ThreeObject, type ThreeTarget, threeTarget } from './three-target.js';
