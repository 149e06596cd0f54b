import type {
  Deep,
  Faded,
  Flipped,
  Percentage,
  Positioned,
  Removable,
  Rotated,
  RotationSkewed,
  Scaled,
  Sized,
  Skewed,
  Tinted,
  Visible,
} from '../actions/capabilities.js';
import { checkFunction, checkObject, wrongKind } from '../math/check.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { Framed } from '../sprite/animate.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { checkAlive } from './container-transform.js';
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
  /** Null when it has no parent. */
  readonly parent: unknown;
  readonly destroyed?: boolean;
  removeFromParent(): void;
}

/** What is needed of a PixiJS 8 `Sprite`. */
export interface PixiSprite<Texture> extends PixiContainer {
  get texture(): Texture;
  set texture(value: Texture);
}

/** What is needed of a PixiJS 8 `Container` that shows a part of what is in it. */
export interface PixiMaskable extends PixiContainer {
  mask: unknown;
  readonly allowChildren: boolean;
  addChild(child: never): unknown;
  getLocalBounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What is needed of a PixiJS 8 `Graphics`. */
export interface PixiGraphics {
  readonly destroyed?: boolean;
  measurable: boolean;
  clear(): unknown;
  poly(points: number[]): unknown;
  fill(color: number): unknown;
}

/** What {@link pixiTarget} makes of a container. */
export interface PixiTarget<C extends PixiContainer = PixiContainer>
  extends Placed, Sized, Faded, Tinted, Visible, Removable {
  readonly container: C;
  /** Whether it has no parent. */
  readonly removed: boolean;
}

type Placed = Positioned & Deep & Rotated & RotationSkewed & Scaled & Skewed & Flipped;

/** What a container with a mask has besides: it can show a radial or a bar-shaped part of itself. */
export interface PixiProgress extends Percentage {
  /** Which part of it its percentage shows; undefined for all of it. Replace it as a whole. */
  progress: ProgressShape | undefined;
}

/** How a sprite shows sprite frames. */
export interface PixiSpriteOptions<Texture> {
  /** The texture for a sprite frame: by its name from a spritesheet that PixiJS has loaded, for instance. */
  readonly textureOf: (frame: SpriteFrame) => Texture;
}

/** How a container shows a part of what is in it. */
export interface PixiMaskOptions {
  /** An empty `Graphics`, which becomes a child of the container and its mask. */
  readonly mask: PixiGraphics;
}

/**
 * Makes a container of PixiJS 8 a target for actions. A container has only one, however often it is asked for.
 *
 * The container holds the state: what others write to it counts. `z` is its `zIndex`, angles are in degrees, `skewX` and `skewY`
 * are PixiJS's own skews, a flip turns the sign of its scale, `width` and `height` are the ones that PixiJS has, which scale.
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
 * A container that is given a mask can be a progress bar or a timer. A sprite cannot have children, so put it into a container:
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
 * @param options With `textureOf` a sprite also shows sprite frames, so that `animate` can play on it; with `mask` a container a part of
 * what is in it.
 * @throws TypeError when `container` is no container of PixiJS 8, or cannot have the child that a mask is, or `textureOf` is not a
 * function. Error when the container was destroyed. A target whose container is destroyed later can be asked for again, so that what runs on it can be stopped;
 * actions on it end in that error.
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
  const { textureOf, mask } = checkObject('pixiTarget', 'options', options);
  if (textureOf !== undefined) target.frameBy(checkFunction('pixiTarget', 'textureOf', textureOf));
  if (mask !== undefined) target.maskBy(mask);
  return target;
}

function checkContainer(container: Partial<PixiContainer>): void {
  const { scale, skew, removeFromParent } = checkAlive(container);
  if (typeof scale === 'object' && typeof skew === 'object' && typeof removeFromParent === 'function') return;
  throw wrongKind('pixiTarget', 'container', 'a container of PixiJS 8', container);
}

const targets = /* @__PURE__ */ new WeakMap<PixiContainer, ContainerTarget>();
