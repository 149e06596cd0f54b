import type { Faded, Tinted } from '../actions/capabilities.js';
import { shownValue } from '../math/check.js';
import type { Color } from '../math/color.js';
import { Radians } from '../target/radians.js';
import { SignedScale } from '../target/signed-scale.js';
import type { ThreeMaterial, ThreeMesh, ThreeObject, ThreeTarget } from './three-target.js';

/**
 * An object of Three with the properties that actions animate. Converted values read back as written until others
 * change them.
 */
export class ObjectTarget extends SignedScale implements ThreeTarget, Faded, Tinted {
  readonly object: ThreeObject;
  readonly #angleX = new Radians();
  readonly #angleY = new Radians();
  readonly #angleZ = new Radians();
  /** The colour as it was written, and as the material then had it. */
  #written: { readonly color: Color; readonly shown: Color } | null = null;

  constructor(object: ThreeObject) {
    super();
    this.object = object;
  }

  protected override get scale(): { x: number; y: number } {
    return this.object.scale;
  }

  get x(): number {
    return this.object.position.x;
  }
  set x(value: number) {
    this.object.position.x = value;
  }

  get y(): number {
    return this.object.position.y;
  }
  set y(value: number) {
    this.object.position.y = value;
  }

  get z(): number {
    return this.object.position.z;
  }
  set z(value: number) {
    this.object.position.z = value;
  }

  get rotationX(): number {
    return this.#angleX.degreesOf(this.object.rotation.x);
  }
  set rotationX(value: number) {
    this.object.rotation.x = this.#angleX.radiansOf(value);
  }

  get rotationY(): number {
    return this.#angleY.degreesOf(this.object.rotation.y);
  }
  set rotationY(value: number) {
    this.object.rotation.y = this.#angleY.radiansOf(value);
  }

  get rotationZ(): number {
    return this.#angleZ.degreesOf(this.object.rotation.z);
  }
  set rotationZ(value: number) {
    this.object.rotation.z = this.#angleZ.radiansOf(value);
  }

  get rotation(): number {
    return 0 - this.rotationZ;
  }
  set rotation(value: number) {
    this.rotationZ = 0 - value;
  }

  get scaleZ(): number {
    return this.object.scale.z;
  }
  set scaleZ(value: number) {
    this.object.scale.z = value;
  }

  get visible(): boolean {
    return this.object.visible;
  }
  set visible(value: boolean) {
    this.object.visible = value;
  }

  get opacity(): number {
    return this.#material.opacity;
  }
  set opacity(value: number) {
    const material = this.#material;
    material.opacity = value;
    if (value >= 1 || material.transparent) return;
    material.transparent = true;
    material.needsUpdate = true;
  }

  get color(): Color {
    const shown = this.#shownColor();
    const written = this.#written;
    if (written !== null && isSame(shown, written.shown)) return written.color;
    return { r: shown.r * 255, g: shown.g * 255, b: shown.b * 255 };
  }
  set color(value: Color) {
    this.#materialColor.setRGB(value.r / 255, value.g / 255, value.b / 255, 'srgb');
    this.#written = { color: value, shown: this.#shownColor() };
  }

  get removed(): boolean {
    return this.object.parent === null;
  }

  remove(): void {
    this.object.removeFromParent();
  }

  get #material(): ThreeMaterial {
    const { material } = this.object as Partial<ThreeMesh>;
    if (typeof material === 'object' && (material as unknown) !== null && 'opacity' in material) return material;
    throw new TypeError(
      `threeTarget: the object must have one material to be faded or tinted, got ${shownValue(material)}`,
    );
  }

  /** Materials for normals, depth or custom shaders have no colour. */
  get #materialColor(): ThreeMaterial['color'] {
    const { color, type } = this.#material as Partial<ThreeMaterial> & { readonly type?: string };
    if (typeof color?.setRGB === 'function') return color;
    throw new TypeError(`threeTarget: the material must have a colour to be tinted, got ${type ?? 'one without'}`);
  }

  /** Channels from 0 to 1. */
  #shownColor(): Color {
    const color = { r: 0, g: 0, b: 0 };
    this.#materialColor.getRGB(color, 'srgb');
    return color;
  }
}

function isSame(one: Color, other: Color): boolean {
  return one.r === other.r && one.g === other.g && one.b === other.b;
}
