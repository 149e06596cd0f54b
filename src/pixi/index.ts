export { pixiTarget } from './pixi-target.js';
export type {
  PixiContainer,
  PixiGraphics,
  PixiMaskable,
  PixiMaskOptions,
  PixiProgress,
  PixiSprite,
  PixiSpriteOptions,
  PixiTarget,
} from './pixi-parts.js';
export type { ProgressShape } from '../math/progress-shape.js';
export { type PixiGeometry, type PixiGridOptions, pixiGrid } from './pixi-grid.js';
export type { GridFollower } from '../grid/follower.js';
