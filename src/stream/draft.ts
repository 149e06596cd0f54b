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
    return this.root.present as S;
  }
}

type Fields = Record<PropertyKey, unknown>;

/** One object of the state, at any depth. */
class Branch implements ProxyHandler<object> {
  readonly view: object;
  /** The object as it is now: the state's own, or a copy. */
  present: Fields;
  /** The original of `present`, if that was copied since the last snapshot; otherwise null. */
  private original: Fields | null = null;
  /** The key that was written last, which usually differs from the original. */
  private written: PropertyKey = '';
  private readonly copied: Branch[];
  private readonly parent: Branch | null;
  private readonly key: PropertyKey;
  private readonly children = new Map<PropertyKey, Branch>();

  constructor(present: object, copied: Branch[], parent: Branch | null, key: PropertyKey) {
    this.present = present as Fields;
    this.copied = copied;
    this.parent = parent;
    this.key = key;
    // A proxy must show a frozen target exactly as it is, so its target is an empty object.
    this.view = new Proxy(Array.isArray(present) ? [] : {}, this);
    branchOf.set(this.view, this);
  }

  /** A snapshot is taken: the copy becomes part of it, or the original stays if the two are the same. */
  settle(): void {
    const { present, written } = this;
    const original = this.original!;
    this.original = null;
    if (Object.is(original[written], present[written]) && isSame(original, present)) this.replace(original);
    Object.freeze(present);
  }

  get(_empty: object, key: PropertyKey): unknown {
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
    this.written = key;
    this.present[key] = value;
  }

  private copy(): void {
    if (this.original !== null) return;
    this.parent?.copy();
    this.original = this.present;
    this.replace(copyOf(this.present));
    this.copied.push(this);
  }

  /** The parent takes the copy, unless it was given another object in this one's place. */
  private replace(present: Fields): void {
    const { parent, key } = this;
    if (parent?.present[key] === this.present) parent.present[key] = present;
    this.present = present;
  }
}

const branchOf = /* @__PURE__ */ new WeakMap<object, Branch>();

/**
 * A value as it is kept in the state: a view, or a view that it holds at any depth, is replaced by the object that it shows now.
 * An object that was made by spreading a view, for instance, holds views of the parts.
 *
 * @param seen Objects that it is within.
 */
function withoutViews(value: unknown, seen: readonly object[] = []): unknown {
  if (!isStructure(value) || seen.includes(value)) return value;
  const branch = branchOf.get(value);
  if (branch !== undefined) return branch.present;
  let result = value as Fields;
  for (const key of Reflect.ownKeys(value)) {
    const part: unknown = (value as Fields)[key];
    const kept = withoutViews(part, [...seen, value]);
    if (kept === part) continue;
    if (result === value) result = copyOf(value as Fields);
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

function copyOf(original: Fields): Fields {
  if (Array.isArray(original)) return [...(original as unknown[])] as unknown as Fields;
  const prototype = Object.getPrototypeOf(original) as object | null;
  if (prototype === Object.prototype) return { ...original };
  return Object.assign(Object.create(prototype) as Fields, original);
}

function isSame(a: Fields, b: Fields): boolean {
  const keys = Reflect.ownKeys(a);
  return (
    keys.length === Reflect.ownKeys(b).length && keys.every((key) => Object.hasOwn(b, key) && Object.is(a[key], b[key]))
  );
}
