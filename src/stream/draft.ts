import { VIEW, type View } from '../lines/target.js';
import { differ, type Fields, type Form, formOf } from './form.js';

/**
 * A writable view of an immutable state. Writes go into copies, made on demand, at most once between two snapshots; the
 * rest is shared.
 */
export class Draft<S extends object> {
  /** Reads and writes like the state. */
  readonly view: S;
  readonly #root: DraftNode;
  readonly #copied: DraftNode[] = [];

  constructor(state: S) {
    this.#root = new DraftNode(state, this.#copied, null, '');
    this.view = this.#root.view as S;
  }

  /** The current state; the same object as last time if nothing has changed since. */
  snapshot(): S {
    // A parent was copied before its children, so children are settled first.
    for (let node = this.#copied.pop(); node !== undefined; node = this.#copied.pop()) node.settle();
    return this.#root.shown() as S;
  }
}

/** An object of the state, at any depth. */
class DraftNode implements ProxyHandler<object>, View {
  readonly view: object;
  /** The current object: that of the state, or a copy. */
  present: Fields;
  /** The original of `present`, if that was copied since the last snapshot; otherwise null. */
  #original: Fields | null = null;
  readonly #copied: DraftNode[];
  readonly #parent: DraftNode | null;
  readonly #key: PropertyKey;
  readonly #children = new Map<PropertyKey, DraftNode>();
  /** The form of `present` and of the original; null while it is unknown, or if their fields differ. */
  #form: Form | null = null;
  /** Whether `present` was lent to an action, which writes to it without the view. Then it is a copy, and stays one. */
  #isLent = false;

  constructor(present: object, copied: DraftNode[], parent: DraftNode | null, key: PropertyKey) {
    this.present = present as Fields;
    this.#copied = copied;
    this.#parent = parent;
    this.#key = key;
    // A proxy must not misreport a frozen target, so its target is an empty object.
    this.view = new Proxy(Array.isArray(present) ? [] : {}, this);
  }

  /** Before a snapshot: freezes the copy, or goes back to the original if the two are equal. */
  settle(): void {
    if (this.#isLent) return;
    const { present } = this;
    if (!this.#isChanged()) this.#replace(this.#original!);
    this.#original = null;
    Object.freeze(present);
  }

  /** The object for a snapshot. */
  shown(): Fields {
    if (!this.#isLent) return this.present;
    if (this.#isChanged()) this.#original = Object.freeze(this.#copyOf(this.present));
    return this.#original!;
  }

  get(_empty: object, key: PropertyKey): unknown {
    if (key === VIEW) return this;
    const value: unknown = Reflect.get(this.present, key, this.view);
    if (!isStructure(value)) return value;
    let child = this.#children.get(key);
    if (child?.present !== value) {
      child = new DraftNode(value, this.#copied, this, key);
      this.#children.set(key, child);
    }
    return child.view;
  }

  set(_empty: object, key: PropertyKey, value: unknown): boolean {
    if (!Object.hasOwn(this.present, key) && key in this.present)
      return Reflect.set(this.present, key, withoutViews(value), this.view);
    this.#write(key, withoutViews(value));
    return true;
  }

  defineProperty(_empty: object, key: PropertyKey, { value }: PropertyDescriptor): boolean {
    this.#write(key, withoutViews(value));
    return true;
  }

  deleteProperty(_empty: object, key: PropertyKey): boolean {
    if (Object.hasOwn(this.present, key)) this.#copy();
    this.#form = null;
    return Reflect.deleteProperty(this.present, key);
  }

  has(_empty: object, key: PropertyKey): boolean {
    return Reflect.has(this.present, key);
  }

  ownKeys(): (string | symbol)[] {
    return Reflect.ownKeys(this.present);
  }

  getOwnPropertyDescriptor(empty: object, key: PropertyKey): PropertyDescriptor | undefined {
    const descriptor = Reflect.getOwnPropertyDescriptor(this.present, key);
    if (descriptor === undefined) return undefined;
    // The empty target only fixes the length of an array.
    const configurable = !Object.hasOwn(empty, key);
    return { value: this.get(empty, key), enumerable: descriptor.enumerable ?? false, writable: true, configurable };
  }

  getPrototypeOf(): object | null {
    return Reflect.getPrototypeOf(this.present);
  }

  #write(key: PropertyKey, value: unknown): void {
    if (isSame(this.present[key], value) && Object.hasOwn(this.present, key)) return;
    this.#copy();
    if (!Object.hasOwn(this.present, key)) this.#form = null;
    this.present[key] = value;
  }

  /**
   * The object underneath the view, for actions that animate its own numbers. Undefined if it is nested or has a class.
   */
  unwrap(): Fields | undefined {
    if (!this.#isLent && this.#parent === null && Object.getPrototypeOf(this.present) === Object.prototype) {
      this.#copy();
      this.#isLent = true;
    }
    return this.#isLent ? this.present : undefined;
  }

  /** Whether the copy differs from the original. */
  #isChanged(): boolean {
    const { present } = this;
    const form = this.#form;
    const original = this.#original;
    return form === null ? differ(original!, present) : form.differ(original!, present);
  }

  #copyOf(from: Fields): Fields {
    this.#form ??= formOf(from);
    return this.#form.copy(from);
  }

  #copy(): void {
    if (this.#original !== null) return;
    if (this.#parent) this.#parent.#copy();
    this.#original = this.present;
    this.#replace(this.#copyOf(this.present));
    this.#copied.push(this);
  }

  /** Puts the copy into the parent, unless the parent has another object there by now. */
  #replace(present: Fields): void {
    const parent = this.#parent;
    const key = this.#key;
    if (parent?.present[key] === this.present) parent.present[key] = present;
    this.present = present;
  }
}

/**
 * A frozen value in which all views, at any depth, are replaced by their current objects. An object made by spreading a
 * view, for example, contains views of the parts.
 *
 * @param seen The objects around the value.
 */
function withoutViews(value: unknown, seen: readonly object[] = []): unknown {
  if (!isStructure(value) || seen.includes(value)) return value;
  const node = (value as { readonly [VIEW]?: DraftNode })[VIEW];
  // An object that inherits from a view has its key, too.
  if (node?.view === value) return node.shown();
  let result = value as Fields;
  for (const key of Reflect.ownKeys(value)) {
    const part: unknown = (value as Fields)[key];
    const plain = withoutViews(part, [...seen, value]);
    if (plain === part) continue;
    if (result === value) result = formOf(value as Fields).copy(value as Fields);
    result[key] = plain;
  }
  return isPlain(result) ? Object.freeze(result) : result;
}

/** Whether a write changes nothing: an action may assign an equal object in each frame. */
function isSame(before: unknown, value: unknown): boolean {
  return Object.is(before, value) || (isPlain(before) && isPlain(value) && !differ(before, value));
}

/** Whether a value is an array or an object without a class. */
function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether a value gets a view: arrays and objects with fields do, those with hidden state, such as a Map, don't. */
function isStructure(value: unknown): value is object {
  if (typeof value !== 'object') return false;
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}
