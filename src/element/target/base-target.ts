import { VIEW } from '../../lines/unwrapped.js';
import { Transform } from '../../target/transform.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

const needs: Readonly<Record<string, string>> = {
  color: 'withColor(target) of rx-motion/dom',
  spriteFrame: 'withSpriteFrames(target) of rx-motion/dom',
  percentage: 'withProgress(target) of rx-motion/dom',
  eye: 'withCamera(target) of rx-motion/dom',
  scale: 'scaleTo, which animates scaleX and scaleY',
  rotationSkewX: 'skewTo, which animates skewX',
  rotationSkewY: 'skewTo, which animates skewY',
  rotate: 'rotateTo, which animates rotation',
  translate: 'moveTo, which animates x and y',
};

/** A transform that knows when something starts to move it. */
interface MovableTransform extends Transform {
  /** Called when something starts to move it: reads what the page may have changed. */
  begin(): void;
}

/** The base of an element's target. Reading what a feature would add throws an error that names the feature. */
export const BaseTarget: abstract new () => MovableTransform = /* @__PURE__ */ (() => {
  abstract class BaseTarget extends Transform {
    abstract begin(): void;
    get [VIEW](): null {
      this.begin();
      return null;
    }
  }
  // Angular's production builds drop these hints: there, the property is missing.
  if (typeof ngDevMode === 'undefined' || ngDevMode)
    for (const [name, what] of Object.entries(needs))
      Object.defineProperty(BaseTarget.prototype, name, {
        get() {
          throw new TypeError(`domTarget: ${name} needs ${what}`);
        },
      });
  return BaseTarget;
})();
