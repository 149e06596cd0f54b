import { LEAF, OPACITY, PERCENTAGE, POSITION, ROTATION, SCALE, SKEW, X, Y } from '../table/row.js';
import type { Lens } from './lens.js';

type Has<K extends string> = Record<K, number>;
type Read<K extends string> = (target: Readonly<Has<K>>) => number;
type Write<K extends string> = (target: Has<K>, value: number) => void;

/** The lens of a property of the target itself. */
export class Property<K extends string = string> implements Lens<Has<K>> {
  readonly name: K;
  readonly read: Read<K>;
  readonly write: Write<K>;
  /** The kind of the row that moves it alone. */
  kind: number = LEAF;
  /** The property with which it shares a row, and the kind of that row. */
  pair: readonly [name: string, kind: number] | null = null;

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

/** Some numbers of a target, and the kind of the row that moves them; LEAF if none does. */
export class Lenses<in T> {
  readonly list: readonly Lens<T>[];
  readonly kind: number;

  constructor(list: readonly Lens<T>[]) {
    this.list = list;
    this.kind = rowKind(list);
  }
}

function rowKind([first, second, third]: readonly Lens<never>[]): number {
  if (!(first instanceof Property) || third !== undefined) return LEAF;
  if (second === undefined) return first.kind;
  const { pair } = first;
  return second instanceof Property && pair !== null && pair[0] === second.name ? pair[1] : LEAF;
}

const usual: ReadonlyMap<string, Lenses<never>> = /* @__PURE__ */ (() => {
  const x = new Property(
    'x',
    (target) => target.x,
    (target, value) => void (target.x = value),
  );
  const y = new Property(
    'y',
    (target) => target.y,
    (target, value) => void (target.y = value),
  );
  const rotation = new Property(
    'rotation',
    (target) => target.rotation,
    (target, value) => void (target.rotation = value),
  );
  const opacity = new Property(
    'opacity',
    (target) => target.opacity,
    (target, value) => void (target.opacity = value),
  );
  const scaleX = new Property(
    'scaleX',
    (target) => target.scaleX,
    (target, value) => void (target.scaleX = value),
  );
  const scaleY = new Property(
    'scaleY',
    (target) => target.scaleY,
    (target, value) => void (target.scaleY = value),
  );
  const percentage = new Property('percentage');
  const skewX = new Property('skewX');
  x.kind = X;
  y.kind = Y;
  rotation.kind = ROTATION;
  opacity.kind = OPACITY;
  percentage.kind = PERCENTAGE;
  x.pair = ['y', POSITION];
  scaleX.pair = ['scaleY', SCALE];
  skewX.pair = ['skewY', SKEW];
  const all = [x, y, rotation, opacity, scaleX, scaleY, percentage, skewX] as unknown as readonly Property[];
  return new Map(all.map((lens) => [lens.name, new Lenses<never>([lens])]));
})();
