import { SpriteFrame } from './sprite-frame.js';

/** What a target shows before it gets a frame: nothing. */
export const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});
