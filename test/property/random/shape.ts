import fc from 'fast-check';
import type { Numbers } from './leaf.js';

/** The compositions of known length with their weights. */
const planned = {
  ...{ sequence: 5, spawn: 3, repeat: 2, eased: 3, reverseTime: 1, yoyo: 1, speed: 1, targeted: 1 },
  stagger: 2,
};
/** The compositions whose length is never known beforehand. */
const unplanned = { script: 3, firstOf: 2 };
const weights = { ...planned, ...unplanned };

export type Composition = keyof typeof weights;
export const compositions: readonly Composition[] = Object.keys(planned) as Composition[];
export const allCompositions: readonly Composition[] = Object.keys(weights) as Composition[];

/** The compositions of any number of actions. */
const several: readonly Composition[] = ['sequence', 'spawn', 'stagger', 'script', 'firstOf'];

/** The bare shape of a tree, before it is decided what each leaf may write. */
export interface Shape {
  readonly kind: Composition | 'leaf';
  readonly children: readonly Shape[];
  /** Picks one of the possible leaves. */
  readonly choice: number;
  /** Length, in grains. */
  readonly units: number;
  readonly numbers: Numbers;
}

/** Random shapes of these compositions, up to five levels deep. */
export function shapes(allowed: readonly Composition[]): fc.Arbitrary<Shape> {
  const { shape } = fc.letrec<{ shape: Shape }>((tie) => {
    const some = fc.array(tie('shape'), { maxLength: 4, size: 'medium' });
    const one = fc.tuple(tie('shape'));
    const bent = allowed.map((kind) => ({
      weight: weights[kind],
      arbitrary: node(kind, several.includes(kind) ? some : one),
    }));
    const leaf = { weight: 4, arbitrary: node('leaf', fc.constant([])) };
    return { shape: fc.oneof({ maxDepth: 5, depthSize: 'medium', withCrossShrink: true }, leaf, ...bent) };
  });
  return shape;
}

const number = fc.integer({ min: -20, max: 20 });

function node(kind: Shape['kind'], children: fc.Arbitrary<readonly Shape[]>): fc.Arbitrary<Shape> {
  return fc.record({
    kind: fc.constant(kind),
    children,
    choice: fc.nat(4095),
    units: fc.nat(6),
    numbers: fc.tuple(number, number, number, number),
  });
}
