import { KeptAngle } from '../math/kept-angle.js';
import type { PixiContainer } from './pixi-target.js';

/** The place, turn, scale and skew of a container, in the words of actions. Angles stay what was written until others change them. */
export class ContainerPlace {
  readonly container: PixiContainer;
  private readonly angle = new KeptAngle();
  private readonly angleX = new KeptAngle();
  private readonly angleY = new KeptAngle();
  private readonly apartX = new KeptAngle();
  private readonly apartY = new KeptAngle();
  private signX = 1;
  private signY = 1;

  constructor(container: PixiContainer) {
    this.container = container;
  }

  /** The container, unless it was destroyed. */
  protected get alive(): PixiContainer {
    return checkAlive(this.container);
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

  get scaleX(): number {
    return this.alive.scale.x * this.signX;
  }
  set scaleX(value: number) {
    this.alive.scale.x = value * this.signX;
  }

  get scaleY(): number {
    return this.alive.scale.y * this.signY;
  }
  set scaleY(value: number) {
    this.alive.scale.y = value * this.signY;
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

  /** PixiJS turns upright edges by the rotation less the skew, and level edges by their sum. */
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

  get flippedX(): boolean {
    return this.signX < 0;
  }
  set flippedX(value: boolean) {
    const { scale } = this.alive;
    if (value === this.flippedX) return;
    this.signX = -this.signX;
    scale.x = -scale.x;
  }

  get flippedY(): boolean {
    return this.signY < 0;
  }
  set flippedY(value: boolean) {
    const { scale } = this.alive;
    if (value === this.flippedY) return;
    this.signY = -this.signY;
    scale.y = -scale.y;
  }
}

/** Checks that PixiJS has not destroyed something: such a container has no place any more. */
export function checkAlive<C extends { readonly destroyed?: boolean }>(container: C, what = 'container'): C {
  if (container.destroyed !== true) return container;
  throw new Error(`pixiTarget: the ${what} must not be destroyed, got one that is`);
}
