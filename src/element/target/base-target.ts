import { START } from '../../lines/start.js';
import { VIEW, type View } from '../../lines/wrapped-target.js';
import type { HeldTransform } from '../transform/held-transform.js';
import { NOT_MOVED, type TransformNumbers } from '../transform/own-transform.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

const needs: Readonly<Record<string, string>> = {
  color: 'withColor(target) of rx-motion/dom',
  spriteFrame: 'withSpriteFrames(target) of rx-motion/dom',
  percentage: 'withProgress(target) of rx-motion/dom',
  eye: 'withCamera(target) of rx-motion/dom',
  scale: 'scaleTo',
  rotationSkewX: 'skewTo',
  rotationSkewY: 'skewTo',
  rotate: 'rotateTo',
  translate: 'moveTo',
};

/** A target whose transform changes in numbers. */
interface Transformed {
  readonly transform: HeldTransform;
  /** What actions write instead. */
  readonly mover: View;
  /** Called when an action starts on it: what the page may have changed is no longer known. */
  begin(): void;
  /** Called when a number of its transform has changed. */
  changed(): void;
}

/** The same, with each of these numbers as a property. */
export interface TransformedTarget extends Transformed, TransformNumbers {
  /** The same as `rotation`. */
  rotationZ: number;
}

/**
 * The base of an element's target: the numbers of its transform. Reading what a feature would add throws an error that
 * names the feature.
 */
export const BaseTarget: abstract new () => TransformedTarget = /* @__PURE__ */ (() => {
  abstract class BaseTarget implements Transformed {
    abstract readonly transform: HeldTransform;
    abstract readonly mover: View;
    abstract begin(): void;
    abstract changed(): void;
    [START](): void {
      this.begin();
    }
    get [VIEW](): View {
      return this.mover;
    }
  }
  const { prototype } = BaseTarget;
  for (const name of [...Object.keys(NOT_MOVED.numbers), 'rotationZ']) {
    const key = name === 'rotationZ' ? 'rotation' : name;
    Object.defineProperty(prototype, name, {
      get(this: BaseTarget) {
        return this.transform.numbers[key as 'x'];
      },
      set(this: BaseTarget, value: number) {
        const { numbers } = this.transform;
        if (numbers[key as 'x'] === value) return;
        numbers[key as 'x'] = value;
        this.changed();
      },
    });
  }
  // Angular's production builds drop these hints: there, the property is missing.
  if (typeof ngDevMode === 'undefined' || ngDevMode)
    for (const [name, what] of Object.entries(needs))
      Object.defineProperty(prototype, name, {
        get() {
          throw new TypeError(`domTarget: ${name} needs ${what}`);
        },
      });
  return BaseTarget as unknown as abstract new () => TransformedTarget;
})();
