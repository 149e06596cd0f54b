import { VIEW, type View } from '../lines/unwrapped.js';
import { type Fields, type Form, differ, formOf } from './form.js';

/**
 * A view of an immutable state that can be written to. What is written goes into copies, made when they are needed, at most once
 * between two snapshots; whatever is not written is shared.
 */
export class Draft<S extends object> {
  /** Reads and writes like the state. */
  readonly view: S;
  private readonly root: Branch;
  private readonly copied: Branch[] = [];

  constructor(state: S) {
    this.root = new Branch(state, this.copied, null, '');
    this.view = this.root.view as S;
  }

  /** The present state; the same object as last time if nothing has changed since. */
  snapshot(): S {
    // A parent was copied before its children, so these are settled first.
    for (let branch = this.copied.pop(); branch !== undefined; branch = this.copied.pop()) branch.settle();
    return this.root.shown() as S;
  }
}

/** One object of the state, at any depth. */
class Branch implements ProxyHandler<object>, View {
  readonly view: object;
  /** The object as it is now: the state's own, or a copy. */
  present: Fields;
  /** The original of `present`, if that was copied since the last snapshot; otherwise null. */
  private original: Fields | null = null;
  private readonly copied: Branch[];
  private readonly parent: Branch | null;
  private readonly key: PropertyKey;
  private readonly children = new Map<PropertyKey, Branch>();
  /** Of `present`, and of the original; null while that is not known, or they have other fields. */
  private form: Form | null = null;
  /** Whether `present` was lent to an action of the library, which writes to it without the view: then it is a copy, and stays one. */
  private isLent = false;

  constructor(present: object, copied: Branch[], parent: Branch | null, key: PropertyKey) {
    this.present = present as Fields;
    this.copied = copied;
    this.parent = parent;
    this.key = key;
    // A proxy must show a frozen target exactly as it is, so its target is an empty object.
    this.view = new Proxy(Array.isArray(present) ? [] : {}, this);
  }

  /** A snapshot is taken: the copy becomes part of it, or the original stays if the two are the same. */
  settle(): void {
    if (this.isLent) return;
    const { present } = this;
    if (!this.isChanged()) this.replace(this.original!);
    this.original = null;
    Object.freeze(present);
  }

  /** The object as a snapshot has it. */
  shown(): Fields {
    if (!this.isLent) return this.present;
    if (this.isChanged()) this.original = Object.freeze(this.copyOf(this.present));
    return this.original!;
  }

  get(_empty: object, key: PropertyKey): unknown {
    if (key === VIEW) return this;
    const value: unknown = Reflect.get(this.present, key, this.view);
    if (!isStructure(value)) return value;
    let child = this.children.get(key);
    if (child?.present !== value) {
      child = new Branch(value, this.copied, this, key);
      this.children.set(key, child);
    }
    return child.view;
  }

  set(_empty: object, key: PropertyKey, value: unknown): boolean {
    if (!Object.hasOwn(this.present, key) && key in this.present)
      return Reflect.set(this.present, key, withoutViews(value), this.view);
    this.write(key, withoutViews(value));
    return true;
  }

  defineProperty(_empty: object, key: PropertyKey, { value }: PropertyDescriptor): boolean {
    this.write(key, withoutViews(value));
    return true;
  }

  deleteProperty(_empty: object, key: PropertyKey): boolean {
    if (Object.hasOwn(this.present, key)) this.copy();
    this.form = null;
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
    // All that the empty target insists on is the length of an array.
    const configurable = !Object.hasOwn(empty, key);
    return { value: this.get(empty, key), enumerable: descriptor.enumerable ?? false, writable: true, configurable };
  }

  getPrototypeOf(): object | null {
    return Reflect.getPrototypeOf(this.present);
  }

  private write(key: PropertyKey, value: unknown): void {
    if (Object.is(this.present[key], value) && Object.hasOwn(this.present, key)) return;
    this.copy();
    if (!Object.hasOwn(this.present, key)) this.form = null;
    this.present[key] = value;
  }

  /** The object behind the view, for an action that leads its own numbers. What is nested in a state, or has accessors, is led through the view. */
  unwrap(): Fields | undefined {
    if (!this.isLent && this.parent === null && Object.getPrototypeOf(this.present) === Object.prototype) {
      this.copy();
      this.isLent = true;
    }
    return this.isLent ? this.present : undefined;
  }

  /** Whether the copy differs from the original. */
  private isChanged(): boolean {
    const { form, original, present } = this;
    return form === null ? differ(original!, present) : form.differ(original!, present);
  }

  private copyOf(from: Fields): Fields {
    this.form ??= formOf(from);
    return this.form.copy(from);
  }

  private copy(): void {
    if (this.original !== null) return;
    this.parent?.copy();
    this.original = this.present;
    this.replace(this.copyOf(this.present));
    this.copied.push(this);
  }

  /** The parent takes the copy, unless it was given another object in this one's place. */
  private replace(present: Fields): void {
    const { parent, key } = this;
    if (parent?.present[key] === this.present) parent.present[key] = present;
    this.present = present;
  }
}

/**
 * A value as it is kept in the state: a view, or a view that it holds at any depth, is replaced by the object that it shows now.
 * An object that was made by spreading a view, for instance, holds views of the parts.
 *
 * @param seen Objects that it is within.
 */
function withoutViews(value: unknown, seen: readonly object[] = []): unknown {
  if (!isStructure(value) || seen.includes(value)) return value;
  const branch = (value as { readonly [VIEW]?: Branch })[VIEW];
  // What inherits from a view has its key, too.
  if (branch?.view === value) return branch.shown();
  let result = value as Fields;
  for (const key of Reflect.ownKeys(value)) {
    const part: unknown = (value as Fields)[key];
    const kept = withoutViews(part, [...seen, value]);
    if (kept === part) continue;
    if (result === value) result = formOf(value as Fields).copy(value as Fields);
    result[key] = kept;
  }
  return result;
}

/** Whether a value is looked into: arrays and objects with fields are; those that keep their state elsewhere, like a Map or an element, are not. */
function isStructure(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]')
  );
}
