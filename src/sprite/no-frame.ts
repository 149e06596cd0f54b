import { SpriteFrame } from './sprite-frame.js';

/** The frame of a target that has not got one yet: it shows nothing. */
export const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});
