import { KeptAngle } from '../target/kept-angle.js';
import { SignedScale } from '../target/signed-scale.js';
import type { PixiContainer } from './pixi-parts.js';

/** The transform of a container in the units of actions. Angles read back as written until others change them. */
export class ContainerTransform extends SignedScale {
  readonly container: PixiContainer;
  private readonly angle = new KeptAngle();
  private readonly angleX = new KeptAngle();
  private readonly angleY = new KeptAngle();
  private readonly apartX = new KeptAngle();
  private readonly apartY = new KeptAngle();

  constructor(container: PixiContainer) {
    super();
    this.container = container;
  }

  /** The container, unless it was destroyed. */
  protected get alive(): PixiContainer {
    return checkAlive(this.container);
  }

  protected override get scale(): { x: number; y: number } {
    return this.alive.scale;
  }

  get x(): number {
    return this.alive.x;
  }
  set x(value: number) {
    this.alive.x = value;
  }

  get y(): number {
    return this.alive.y;
  }
  set y(value: number) {
    this.alive.y = value;
  }

  get z(): number {
    return this.alive.zIndex;
  }
  set z(value: number) {
    this.alive.zIndex = value;
  }

  get rotation(): number {
    return this.angle.inDegrees(this.alive.rotation);
  }
  set rotation(value: number) {
    this.alive.rotation = this.angle.inRadians(value);
  }

  get skewX(): number {
    return this.angleX.inDegrees(this.alive.skew.x);
  }
  set skewX(value: number) {
    this.alive.skew.x = this.angleX.inRadians(value);
  }

  get skewY(): number {
    return this.angleY.inDegrees(this.alive.skew.y);
  }
  set skewY(value: number) {
    this.alive.skew.y = this.angleY.inRadians(value);
  }

  /** PixiJS rotates the vertical axis by the rotation minus the skew, and the horizontal one by their sum. */
  get rotationSkewX(): number {
    return this.apartX.inDegrees(this.alive.rotation - this.alive.skew.x);
  }
  set rotationSkewX(value: number) {
    const container = this.alive;
    container.skew.x = container.rotation - this.apartX.inRadians(value);
    this.apartX.keepAs(container.rotation - container.skew.x);
  }

  get rotationSkewY(): number {
    return this.apartY.inDegrees(this.alive.rotation + this.alive.skew.y);
  }
  set rotationSkewY(value: number) {
    const container = this.alive;
    container.skew.y = this.apartY.inRadians(value) - container.rotation;
    this.apartY.keepAs(container.rotation + container.skew.y);
  }
}

/** Checks that PixiJS has not destroyed an object, which then has no position. */
export function checkAlive<C extends { readonly destroyed?: boolean | undefined }>(
  container: C,
  what = 'container',
): C {
  if (container.destroyed !== true) return container;
  throw new Error(`pixiTarget: the ${what} must not be destroyed, got one that is`);
}
