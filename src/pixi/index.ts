export {
  type PixiContainer,
  type PixiGraphics,
  type PixiMaskable,
  type PixiMaskOptions,
  type PixiProgress,
  type PixiSprite,
  type PixiSpriteOptions,
  type PixiTarget,
  pixiTarget,
} from './pixi-target.js';
export type { ProgressShape } from '../math/progress-shape.js';
export { type PixiGeometry, type PixiGridOptions, pixiGrid } from './pixi-grid.js';
export type { GridFollower } from '../grid/follower.js';
