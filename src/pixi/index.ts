export {
  type PixiContainer,
  type PixiSprite,
  type PixiSpriteOptions,
  type PixiTarget,
  pixiTarget,
} from './pixi-target.js';
