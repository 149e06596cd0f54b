import type { Random } from './random.js';
import type { World } from './world.js';

/** What the actions of a program move. */
export interface Figure {
  x: number;
  y: number;
  z: number;
  opacity: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  skewX: number;
  skewY: number;
  n: number;
  m: number;
  visible: boolean;
  panel: { width: number };
}

/** A target of a program. */
export interface Actor {
  readonly target: Figure;
  /** The values of the target, to be read without calling its getters. */
  readonly values: Readonly<Figure>;
}

/** What the getters and setters of a trap may do. */
export interface Traps {
  /** Whether they act on the very action that is writing. */
  readonly own: boolean;
  /** Whether reads are logged, and act. */
  readonly reads: boolean;
}

export function figure(random: Random): Figure {
  return {
    x: random.below(9) + 0.5,
    y: random.below(9),
    z: random.below(4),
    opacity: random.pick([0, 0.5, 1]),
    scaleX: 1,
    scaleY: random.pick([1, 2]),
    rotation: random.pick([0, 30, 350, 725]),
    skewX: random.below(9),
    skewY: 0,
    n: random.below(5),
    m: 0.1,
    visible: true,
    panel: { width: 10 },
  };
}

export function plainActor(random: Random): Actor {
  const target = figure(random);
  return { target, values: target };
}

/** A target whose setters and getters are logged, and now and then act on the program or throw. */
export function trapActor(world: World, index: number, random: Random): Actor {
  const values = figure(random);
  const rate = random.pick([0, 0.05, 0.12, 0.25]);
  const trip = (what: 'get' | 'set', key: string, value: unknown, probability: number): void => {
    world.log(`${what} ${index}.${key} ${String(value)}`);
    if (random.chance(probability)) world.within(index, () => world.interrupt(random));
    if (random.chance(probability / 10)) world.fail(`${what} ${index}.${key}`);
  };
  const target = {};
  for (const key of Object.keys(values) as (keyof Figure)[])
    Object.defineProperty(target, key, {
      enumerable: true,
      get() {
        if (world.traps.reads) trip('get', key, values[key], rate / 3);
        return values[key];
      },
      set(value: never) {
        values[key] = value;
        trip('set', key, value, rate);
      },
    });
  return { target: target as Figure, values };
}
