import type {
  Deep,
  Faded,
  Flipped,
  Positioned,
  Removable,
  Rotated,
  Scaled,
  Sized,
  Skewed,
  Tinted,
  Visible,
} from '../actions/capabilities.js';
import { checkObject } from '../math/check.js';
import type { Framed } from '../sprite/animate.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { ContainerTarget } from './container-target.js';

/** What is needed of a PixiJS 8 `Container`. */
export interface PixiContainer {
  x: number;
  y: number;
  zIndex: number;
  /** Radians. */
  rotation: number;
  readonly scale: { x: number; y: number };
  /** Radians. */
  readonly skew: { x: number; y: number };
  width: number;
  height: number;
  alpha: number;
  get tint(): number;
  set tint(value: number);
  visible: boolean;
  removeFromParent(): void;
}

/** What is needed of a PixiJS 8 `Sprite`. */
export interface PixiSprite<Texture> extends PixiContainer {
  get texture(): Texture;
  set texture(value: Texture);
}

/** What {@link pixiTarget} makes of a container. */
export interface PixiTarget<C extends PixiContainer = PixiContainer>
  extends Positioned, Deep, Rotated, Scaled, Skewed, Flipped, Sized, Faded, Tinted, Visible, Removable {
  readonly container: C;
}

/** How a sprite shows sprite frames. */
export interface PixiSpriteOptions<Texture> {
  /** The texture for a sprite frame: by its name from a spritesheet that PixiJS has loaded, for instance. */
  readonly textureOf: (frame: SpriteFrame) => Texture;
}

/**
 * Makes a container of PixiJS 8 a target for actions. A container has but one, however often it is asked for.
 *
 * The container holds the state: what others write to it counts. `z` is its `zIndex`, angles are in degrees, `skewX` and `skewY`
 * are PixiJS's own skews, a flip turns the sign of its scale, `width` and `height` are the ones that PixiJS has, which scale.
 *
 * ```ts no-run
 * import { Container } from 'pixi.js';
 * import { moveTo, play } from 'rx-motion';
 * import { pixiTarget } from 'rx-motion/pixi';
 *
 * const ship = new Container();
 * play(moveTo(1, { x: 100, y: 50 }), pixiTarget(ship)).subscribe();
 * ```
 *
 * @param container Anything on a stage of PixiJS.
 * @param options With them a sprite also shows sprite frames, so that `animate` can play on it.
 * @throws TypeError when `container` is not an object.
 */
export function pixiTarget<Texture, C extends PixiSprite<Texture>>(
  container: C & PixiSprite<Texture>,
  options: PixiSpriteOptions<Texture>,
): PixiTarget<C> & Framed;
export function pixiTarget<C extends PixiContainer>(container: C): PixiTarget<C>;
export function pixiTarget<Texture>(
  container: PixiContainer | PixiSprite<Texture>,
  options?: PixiSpriteOptions<Texture>,
): PixiTarget & Framed {
  checkObject('pixiTarget', 'container', container);
  let target = targets.get(container);
  if (target === undefined) {
    target = new ContainerTarget(container);
    targets.set(container, target);
  }
  if (options !== undefined) target.textureOf = options.textureOf;
  return target;
}

const targets = /* @__PURE__ */ new WeakMap<PixiContainer, ContainerTarget>();
