import { checkFunction, checkObject, checkOptions, wrongKind } from '../math/check.js';
import type { Framed } from '../sprite/animate.js';
import { ContainerTarget } from './container-target.js';
import {
  checkAlive,
  type PixiContainer,
  type PixiMaskable,
  type PixiMaskOptions,
  type PixiProgress,
  type PixiSprite,
  type PixiSpriteOptions,
  type PixiTarget,
} from './pixi-parts.js';

/**
 * Makes a PixiJS 8 container a target for actions. A container has only one target, which is returned each time.
 *
 * The container holds the state, and others may write to it. `z` is its `zIndex`, angles are in degrees, `skewX` and
 * `skewY` are PixiJS's own, a flip changes the sign of its scale, `width` and `height` are PixiJS's own, which change
 * the scale.
 *
 * ```ts
 * import { Container } from 'pixi.js';
 * import { moveTo, play } from 'rx-motion';
 * import { pixiTarget } from 'rx-motion/pixi';
 *
 * const ship = new Container();
 * play(moveTo(1, { x: 100, y: 50 }), pixiTarget(ship)).subscribe();
 * ```
 *
 * A container that is given a mask can be a progress bar or a timer. A sprite cannot have children, so put it into a
 * container:
 *
 * ```ts
 * import { Container, Graphics, Sprite } from 'pixi.js';
 * import { play, progressTo } from 'rx-motion';
 * import { pixiTarget } from 'rx-motion/pixi';
 *
 * const clock = new Container({ children: [Sprite.from('clock.png')] });
 * const timer = pixiTarget(clock, { mask: new Graphics() });
 * timer.progress = { type: 'radial' };
 * play(progressTo(2, 100), timer).subscribe();
 * ```
 *
 * @param container Anything on a stage of PixiJS.
 * @param options With `textureOf` a sprite also shows sprite frames, for `animate`; with `mask` a container shows a
 * part of itself.
 * @throws TypeError when `container` is not a PixiJS 8 container, or cannot have a mask as its child, or `textureOf` is
 * not a function; Error when the container is destroyed. The target of a container that is destroyed later is still
 * returned, to stop what runs on it; actions on it end with that error.
 */
export function pixiTarget<C extends PixiMaskable>(
  container: C,
  options: PixiMaskOptions,
): PixiTarget<C> & PixiProgress;
export function pixiTarget<Texture, C extends PixiSprite<Texture>>(
  container: C & PixiSprite<Texture>,
  options: PixiSpriteOptions<Texture>,
): PixiTarget<C> & Framed;
export function pixiTarget<C extends PixiContainer>(container: C): PixiTarget<C>;
export function pixiTarget<Texture>(
  container: PixiContainer | PixiSprite<Texture>,
  options: Partial<PixiSpriteOptions<Texture> & PixiMaskOptions> = {},
): PixiTarget & Framed & PixiProgress {
  checkObject('pixiTarget', 'container', container);
  let target = targets.get(container);
  if (target === undefined) {
    checkContainer(container);
    target = new ContainerTarget(container);
    targets.set(container, target);
  }
  const { textureOf, mask } = checkOptions('pixiTarget', options, 'mask textureOf');
  if (textureOf !== undefined) target.frameBy(checkFunction('pixiTarget', 'textureOf', textureOf));
  if (mask !== undefined) target.maskBy(mask);
  return target;
}

function checkContainer(container: Partial<PixiContainer>): void {
  const { scale, skew, removeFromParent } = checkAlive(container);
  if (typeof scale === 'object' && typeof skew === 'object' && typeof removeFromParent === 'function') return;
  throw wrongKind('pixiTarget', 'container', 'a PixiJS 8 container', container);
}

const targets = /* @__PURE__ */ new WeakMap<PixiContainer, ContainerTarget>();
