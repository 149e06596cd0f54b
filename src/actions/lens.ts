import { describe } from '../math/check.js';

/** One number of a target: the name of its property, or else how to read and write it. */
export type Lens<T> = (keyof T & string) | Access<T>;

/** How to read and write a number that is no property. */
export interface Access<in T> {
  /** As errors call it. */
  readonly name: string;
  readonly read: (target: T) => number;
  readonly write: (target: T, value: number) => void;
}

/** Reads a number that an action starts from. */
export function readNumber<T>(action: string, lens: Lens<T>, target: T): number {
  const value: unknown = read(target, lens);
  if (typeof value === 'number') return value;
  const name = typeof lens === 'string' ? lens : lens.name;
  throw new TypeError(`${action}: the target's ${name} must be a number, got ${describe(value)}`);
}

export function read<T>(target: T, lens: Lens<T>): number {
  return typeof lens === 'string' ? (target as Numbers)[lens]! : lens.read(target);
}

/** Each property that the named actions lead has a line of its own, which an engine can specialise; it could not where a key varies. */
export function write<T>(target: T, lens: Lens<T>, value: number): void {
  const numbers = target as Numbers;
  switch (lens) {
    case 'x':
      numbers.x = value;
      break;
    case 'y':
      numbers.y = value;
      break;
    case 'rotation':
      numbers.rotation = value;
      break;
    case 'scaleX':
      numbers.scaleX = value;
      break;
    case 'scaleY':
      numbers.scaleY = value;
      break;
    case 'opacity':
      numbers.opacity = value;
      break;
    case 'skewX':
      numbers.skewX = value;
      break;
    case 'skewY':
      numbers.skewY = value;
      break;
    case 'z':
      numbers.z = value;
      break;
    case 'rotationX':
      numbers.rotationX = value;
      break;
    case 'rotationY':
      numbers.rotationY = value;
      break;
    case 'rotationZ':
      numbers.rotationZ = value;
      break;
    case 'scaleZ':
      numbers.scaleZ = value;
      break;
    case 'width':
      numbers.width = value;
      break;
    case 'height':
      numbers.height = value;
      break;
    case 'percentage':
      numbers.percentage = value;
      break;
    default:
      if (typeof lens === 'string') numbers[lens] = value;
      else lens.write(target, value);
  }
}

type Numbers = Record<string, number>;
