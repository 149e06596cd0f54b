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
import type { ProgressShape } from '../math/progress-shape.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';

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
  readonly destroyed?: boolean | undefined;
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
  readonly destroyed?: boolean | undefined;
  measurable: boolean;
  clear(): unknown;
  poly(points: number[]): unknown;
  fill(color: number): unknown;
  removeFromParent(): void;
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
  /** An empty `Graphics`, which becomes a child of the container and its mask, instead of an earlier one. */
  readonly mask: PixiGraphics;
}

/** Checks that PixiJS has not destroyed an object, which then has no position. */
export function checkAlive<C extends { readonly destroyed?: boolean | undefined }>(
  container: C,
  what = 'container',
): C {
  if (container.destroyed !== true) return container;
  throw new Error(`pixiTarget: the ${what} must not be destroyed, got one that is`);
}
