export { type Draw, Sprite, type SpriteHolder, type SpriteOptions } from './sprite.js';
export { Stage, type StageOptions } from './stage.js';
export type { ProgressShape } from '../math/progress-shape.js';
export type { StageCanvas, StageContext } from './surface.js';
