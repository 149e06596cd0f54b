import { type Change, Changes } from './changes.js';
import { Declarations } from '../style/declarations.js';
import { type Writer, waitForFlush } from '../style/flush.js';
import { ownTransform } from '../transform/own-transform.js';
import { TransformStyle } from '../transform/transform-style.js';

/**
 * The place, turn, scale and skew of an element, as numbers of its own: reading them does not ask the page, and writing one
 * notes which CSS property it belongs to.
 */
export abstract class TransformTarget implements Writer {
  next: Writer | null = null;
  protected readonly declarations: Declarations;
  /** What has changed since the last flush. */
  protected changes: Changes = new Changes();
  protected readonly transform: TransformStyle;
  #x: number;
  #y: number;
  #z: number;
  #rotation: number;
  #rotationX: number;
  #rotationY: number;
  #scaleX: number;
  #scaleY: number;
  #scaleZ: number;
  #skewX: number;
  #skewY = 0;
  /** How far what lies level is turned, where it is not by the rotation. */
  #level: number | null = null;

  constructor(element: HTMLElement | SVGElement, computed: CSSStyleDeclaration) {
    const own = ownTransform(element, computed);
    this.declarations = new Declarations(element.style);
    this.transform = new TransformStyle(this.declarations, own);
    this.#x = own.x;
    this.#y = own.y;
    this.#z = own.z;
    this.#rotation = own.rotation;
    this.#rotationX = own.rotationX;
    this.#rotationY = own.rotationY;
    this.#scaleX = own.scaleX;
    this.#scaleY = own.scaleY;
    this.#scaleZ = own.scaleZ;
    this.#skewX = own.skewX;
  }

  abstract write(): void;

  /** Notes a change. */
  protected touch(change: Change): void {
    this.changes[change] = true;
    if (this.next === null) waitForFlush(this);
  }

  /** Whether what lies level is turned otherwise than what stands upright. */
  protected get isSlanted(): boolean {
    return this.#level !== null;
  }

  get x(): number {
    return this.#x;
  }
  set x(value: number) {
    if (value === this.#x) return;
    this.#x = value;
    this.touch('translate');
  }

  get y(): number {
    return this.#y;
  }
  set y(value: number) {
    if (value === this.#y) return;
    this.#y = value;
    this.touch('translate');
  }

  get z(): number {
    return this.#z;
  }
  set z(value: number) {
    if (value === this.#z) return;
    this.#z = value;
    this.touch('translate');
    this.touch('apart');
  }

  get rotation(): number {
    return this.#rotation;
  }
  set rotation(value: number) {
    if (this.#level !== null) {
      this.#level = null;
      this.touch('rest');
    }
    if (value === this.#rotation) return;
    this.#rotation = value;
    this.touch('rotate');
  }

  get rotationSkewX(): number {
    return this.#rotation;
  }
  set rotationSkewX(value: number) {
    if (value === this.#rotation) return;
    this.#level ??= this.#rotation;
    this.#rotation = value;
    this.touch('rotate');
  }

  get rotationSkewY(): number {
    return this.#level ?? this.#rotation;
  }
  set rotationSkewY(value: number) {
    if (value === this.rotationSkewY) return;
    this.#level = value === this.#rotation ? null : value;
    this.touch('rest');
  }

  get rotationX(): number {
    return this.#rotationX;
  }
  set rotationX(value: number) {
    if (value === this.#rotationX) return;
    this.#rotationX = value;
    this.touch('rotate');
    this.touch('apart');
  }

  get rotationY(): number {
    return this.#rotationY;
  }
  set rotationY(value: number) {
    if (value === this.#rotationY) return;
    this.#rotationY = value;
    this.touch('rotate');
    this.touch('apart');
  }

  /** The same as `rotation`. */
  get rotationZ(): number {
    return this.#rotation;
  }
  set rotationZ(value: number) {
    this.rotation = value;
  }

  get scaleX(): number {
    return this.#scaleX;
  }
  set scaleX(value: number) {
    if (value === this.#scaleX) return;
    this.#scaleX = value;
    this.touch('scale');
    this.touch('apart');
  }

  get scaleY(): number {
    return this.#scaleY;
  }
  set scaleY(value: number) {
    if (value === this.#scaleY) return;
    this.#scaleY = value;
    this.touch('scale');
    this.touch('apart');
  }

  get scaleZ(): number {
    return this.#scaleZ;
  }
  set scaleZ(value: number) {
    if (value === this.#scaleZ) return;
    this.#scaleZ = value;
    this.touch('scale');
    this.touch('apart');
  }

  get skewX(): number {
    return this.#skewX;
  }
  set skewX(value: number) {
    if (value === this.#skewX) return;
    this.#skewX = value;
    this.touch('rest');
  }

  get skewY(): number {
    return this.#skewY;
  }
  set skewY(value: number) {
    if (value === this.#skewY) return;
    this.#skewY = value;
    this.touch('rest');
  }
}
