export { type Draw, Sprite, type SpriteHolder, type SpriteOptions } from './sprite.js';
export { Stage, type StageOptions } from './stage.js';
