export { type Draw, Sprite, type SpriteHolder, type SpriteOptions } from './sprite.js';
export { Stage, type StageOptions } from './stage.js';
export type { ProgressShape } from '../math/progress-shape.js';
export type { StageCanvas, StageContext } from './canvas-pixels.js';
export type { Drawable, DrawnCanvas, GridSource } from './grid-source.js';
export { GridView, type GridViewOptions } from './grid-view.js';
export { type GridOver, type GridOverOptions, gridOver } from './grid-over.js';
