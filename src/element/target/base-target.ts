import { START } from '../../lines/start.js';
import { VIEW, type View } from '../../lines/wrapped-target.js';
import { PlaneTransform } from '../../target/plane-transform.js';
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

/** A transform whose numbers are read from the page when they are needed. */
interface ReadTransform extends Transform {
  /** What actions write instead. */
  readonly mover: View;
  /** Called when an action starts on it: what the page may have changed is no longer known. */
  begin(): void;
  /** Reads the numbers, unless they are known. */
  know(): void;
}

/**
 * The base of an element's target: a transform that is known before one of its numbers is read. Reading what a feature
 * would add throws an error that names the feature.
 */
export const BaseTarget: abstract new () => ReadTransform = /* @__PURE__ */ (() => {
  abstract class BaseTarget extends Transform {
    abstract readonly mover: View;
    abstract begin(): void;
    abstract know(): void;
    [START](): void {
      this.begin();
    }
    get [VIEW](): View {
      return this.mover;
    }
  }
  for (const { prototype } of [PlaneTransform, Transform])
    for (const [name, accessor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (accessor.get === undefined) continue;
      Object.defineProperty(BaseTarget.prototype, name, {
        get(this: BaseTarget): unknown {
          this.know();
          return accessor.get!.call(this);
        },
        set(this: BaseTarget, value: unknown) {
          this.know();
          accessor.set!.call(this, value);
        },
      });
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
