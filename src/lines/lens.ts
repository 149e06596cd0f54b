/** One number of a target: how to read it, and how to write it. */
export interface Lens<in T> {
  /** Its name in errors. */
  readonly name: string;
  readonly read: (target: T) => number;
  readonly write: (target: T, value: number) => void;
  /**
   * Finds the object with the number once, and returns a lens for one target. For lenses that would search each time.
   */
  readonly on?: ((target: T) => Lens<T>) | undefined;
}

type Has<K extends string> = Record<K, number>;

/** The lens of a property of the target itself. */
export class Property<K extends string = string> implements Lens<Has<K>> {
  readonly name: K;
  readonly read: (target: Readonly<Has<K>>) => number;
  readonly write: (target: Has<K>, value: number) => void;

  constructor(name: K, read: Property<K>['read'] = (target) => target[name]) {
    this.name = name;
    this.read = read;
    this.write = (target, value) => {
      (target as Has<string>)[name] = value;
    };
  }
}

/** The lens of a property. */
export function property<K extends string>(name: K): Property<K> {
  return propertyLenses(name).list[0] as Property<K>;
}

/** The lenses of one property. */
export function propertyLenses<K extends string>(name: K): Lenses<Record<K, number>> {
  let lenses = known.get(name);
  if (lenses === undefined) known.set(name, (lenses = new Lenses([new Property(name)])));
  return lenses as Lenses<Record<K, number>>;
}

/** Some numbers of a target. */
export class Lenses<in T> {
  readonly list: readonly Lens<T>[];
  /** Whether they are the target's own x and y. */
  readonly arePosition: boolean;
  /** The kind of the rows that own them; undefined before the first one. */
  kind: number | undefined = undefined;

  constructor(list: readonly Lens<T>[]) {
    this.list = list;
    const [first, second] = list as readonly Lens<never>[];
    this.arePosition = list.length === 2 && isOwn('x', first) && isOwn('y', second);
  }
}

function isOwn(name: string, lens: Lens<never> | undefined): boolean {
  return lens instanceof Property && lens.name === name;
}

/** The lenses of each property used so far. Reading a name that is written out takes a third of the time. */
const known = /* @__PURE__ */ (() =>
  new Map<string, Lenses<never>>([
    ['x', new Lenses([new Property('x', ({ x }) => x)])],
    ['y', new Lenses([new Property('y', ({ y }) => y)])],
  ]))();
