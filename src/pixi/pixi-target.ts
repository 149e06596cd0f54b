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

/** The parts of a PixiJS 8 `Container` that are used here. */
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

/** The parts of a PixiJS 8 `Sprite` that are used here. */
export interface PixiSprite<Texture> extends PixiContainer {
  get texture(): Texture;
  set texture(value: Texture);
}

/** The parts of a PixiJS 8 `Container` with a mask that are used here. */
export interface PixiMaskable extends PixiContainer {
  mask: unknown;
  readonly allowChildren: boolean;
  addChild(child: never): unknown;
  getLocalBounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The parts of a PixiJS 8 `Graphics` that are used here. */
export interface PixiGraphics {
  readonly destroyed?: boolean;
  measurable: boolean;
  clear(): unknown;
  poly(points: number[]): unknown;
  fill(color: number): unknown;
}

/** What {@link pixiTarget} makes of a container. */
export interface PixiTarget<C extends PixiContainer = PixiContainer>
  extends Transformed, Sized, Faded, Tinted, Visible, Removable {
  readonly container: C;
  /** Whether it has no parent. */
  readonly removed: boolean;
}

type Transformed = Positioned & Deep & Rotated & RotationSkewed & Scaled & Skewed & Flipped;

/** A container with a mask can show a radial or a bar-shaped part of itself. */
export interface PixiProgress extends Percentage {
  /** The part that shows at its percentage; undefined for all of it. Replace it as a whole. */
  progress: ProgressShape | undefined;
}

/** How a sprite shows sprite frames. */
export interface PixiSpriteOptions<Texture> {
  /** The texture of a sprite frame, for instance by its name from a spritesheet that PixiJS has loaded. */
  readonly textureOf: (frame: SpriteFrame) => Texture;
}

/** How a container shows a part of itself. */
export interface PixiMaskOptions {
  /** An empty `Graphics`, which becomes a child of the container and its mask. */
  readonly mask: PixiGraphics;
}

/**
 * Makes a container of PixiJS 8 a target for actions. A container has only one, however often it is asked for.
 *
 * The container holds the state, and others may write to it. `z` is its `zIndex`, angles are in degrees, `skewX` and
 * `skewY` are PixiJS's own, a flip changes the sign of its scale, `width` and `height` are PixiJS's, which scale.
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
 * @throws TypeError when `container` is not a container of PixiJS 8, or cannot have a mask as its child, or `textureOf`
 * is not a function; Error when the container is destroyed. The target of a container that is destroyed later can still
 * be asked for, to stop what runs on it; actions on it end in that error.
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
