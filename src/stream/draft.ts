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

  /** The state as it is now. Where nothing has changed since the last one, that very object. */
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
  /** What `present` is a copy of, since the last snapshot; null where it is none. */
  private original: Fields | null = null;
  private readonly copied: Branch[];
  private readonly parent: Branch | null;
  private readonly key: PropertyKey;
  private readonly children = new Map<PropertyKey, Branch>();

  constructor(present: object, copied: Branch[], parent: Branch | null, key: PropertyKey) {
    this.present = present as Fields;
    this.copied = copied;
    this.parent = parent;
    this.key = key;
    // A proxy can't show a frozen object as anything else than it is, so it stands for an empty one.
    this.view = new Proxy(Array.isArray(present) ? [] : {}, this);
    branchOf.set(this.view, this);
  }

  /** A snapshot is taken: the copy is part of it, or the original still is where the two are the same. */
  settle(): void {
    const original = this.original!;
    this.original = null;
    if (isSame(original, this.present)) this.replace(original);
    else Object.freeze(this.present);
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
    const found: unknown = branchOf.get(value as object)?.present ?? value;
    if (!Object.hasOwn(this.present, key) && key in this.present)
      return Reflect.set(this.present, key, found, this.view);
    return this.defineProperty(this.view, key, { value: found });
  }

  defineProperty(_empty: object, key: PropertyKey, { value }: PropertyDescriptor): boolean {
    if (!Object.hasOwn(this.present, key) || !Object.is(this.present[key], value)) {
      this.copy();
      this.present[key] = value;
    }
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
    // The length of an array is all that an empty object insists on.
    const configurable = !Object.hasOwn(empty, key);
    return { value: this.get(empty, key), enumerable: descriptor.enumerable ?? false, writable: true, configurable };
  }

  getPrototypeOf(): object | null {
    return Reflect.getPrototypeOf(this.present);
  }

  private copy(): void {
    if (this.original !== null) return;
    this.parent?.copy();
    this.original = this.present;
    this.replace(copyOf(this.present));
    this.copied.push(this);
  }

  /** A branch that was cut off, for its parent was given another object in its place, is nobody's business any more. */
  private replace(present: Fields): void {
    const { parent, key } = this;
    if (parent?.present[key] === this.present) parent.present[key] = present;
    this.present = present;
  }
}

const branchOf = new WeakMap<object, Branch>();

/** Whether a value is looked into: an array or an object with fields, not one that keeps its state elsewhere, as a Map or an element does. */
function isStructure(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]')
  );
}

function copyOf(original: Fields): Fields {
  if (Array.isArray(original)) return [...(original as unknown[])] as unknown as Fields;
  return Object.assign(Object.create(Object.getPrototypeOf(original) as object | null) as Fields, original);
}

function isSame(a: Fields, b: Fields): boolean {
  const keys = Reflect.ownKeys(a);
  return (
    keys.length === Reflect.ownKeys(b).length && keys.every((key) => Object.hasOwn(b, key) && Object.is(a[key], b[key]))
  );
}
