import type { Lens } from './lens.js';

type Has<K extends string> = Record<K, number>;
type Read<K extends string> = (target: Readonly<Has<K>>) => number;
type Write<K extends string> = (target: Has<K>, value: number) => void;

/** The lens of a property of the target itself. */
export class Property<K extends string = string> implements Lens<Has<K>> {
  readonly name: K;
  readonly read: Read<K>;
  readonly write: Write<K>;

  constructor(name: K, read: Read<K> = (target) => target[name], write: Write<K> = writeTo(name)) {
    this.name = name;
    this.read = read;
    this.write = write;
  }
}

function writeTo<K extends string>(name: K): Write<K> {
  return (target, value) => {
    (target as Has<string>)[name] = value;
  };
}

/** The lens of a property. Those that are moved most are written out: a computed key takes ten times as long. */
export function property<K extends string>(name: K): Property<K> {
  return (usual.get(name)?.list[0] as unknown as Property<K> | undefined) ?? new Property(name);
}

/** The lenses of one property. */
export function alone<K extends string>(name: K): Lenses<Record<K, number>> {
  return (usual.get(name) as Lenses<Record<K, number>> | undefined) ?? new Lenses([new Property(name)]);
}

/** Some numbers of a target. */
export class Lenses<in T> {
  readonly list: readonly Lens<T>[];
  /** The kind of the row that owns them, once one has been asked for. */
  kind: number | undefined = undefined;

  constructor(list: readonly Lens<T>[]) {
    this.list = list;
  }

  /** Whether they are x and y of the target itself. */
  get arePosition(): boolean {
    const { list } = this as Lenses<never>;
    return list.length === 2 && list[0] === usual.get('x')!.list[0] && list[1] === usual.get('y')!.list[0];
  }
}

const usual: ReadonlyMap<string, Lenses<never>> = /* @__PURE__ */ (() => {
  const all = [
    new Property(
      'x',
      (target) => target.x,
      (target, value) => void (target.x = value),
    ),
    new Property(
      'y',
      (target) => target.y,
      (target, value) => void (target.y = value),
    ),
    new Property(
      'rotation',
      (target) => target.rotation,
      (target, value) => void (target.rotation = value),
    ),
    new Property(
      'opacity',
      (target) => target.opacity,
      (target, value) => void (target.opacity = value),
    ),
    new Property(
      'scaleX',
      (target) => target.scaleX,
      (target, value) => void (target.scaleX = value),
    ),
    new Property(
      'scaleY',
      (target) => target.scaleY,
      (target, value) => void (target.scaleY = value),
    ),
    new Property('percentage'),
  ] as unknown as readonly Property[];
  return new Map(all.map((lens) => [lens.name, new Lenses<never>([lens])]));
})();
