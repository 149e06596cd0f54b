import { Transform } from '../../target/transform.js';

const needs: Readonly<Record<string, string>> = {
  color: 'withColor(target) of rx-motion/dom',
  spriteFrame: 'withSpriteFrames(target) of rx-motion/dom',
  percentage: 'withProgress(target) of rx-motion/dom',
  eye: 'withCamera(target) of rx-motion/dom',
  scale: 'scaleTo, as scaleX and scaleY',
  backgroundColor: 'styleTo of rx-motion/dom',
};

/** The target of an element without the features that are imported: asked for one of those, it says which import. */
export const Plain: typeof Transform = /* @__PURE__ */ (() => {
  abstract class WithoutFeatures extends Transform {}
  for (const [name, feature] of Object.entries(needs))
    Object.defineProperty(WithoutFeatures.prototype, name, {
      get() {
        throw new TypeError(`domTarget: ${name} needs ${feature}, got a target without it`);
      },
    });
  return WithoutFeatures;
})();
