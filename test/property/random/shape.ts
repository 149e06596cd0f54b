import fc from 'fast-check';
import type { Numbers } from './leaves.js';

/** The compositions, and how often each is drawn. */
const weights = { sequence: 5, spawn: 3, repeat: 2, eased: 3, reverseTime: 1, yoyo: 1, speed: 1, targeted: 1 };

export type Composition = keyof typeof weights;
export const compositions: readonly Composition[] = Object.keys(weights) as Composition[];

/** The bare shape of a tree, before it is known what each leaf of it may write. */
export interface Shape {
  readonly kind: Composition | 'leaf';
  readonly children: readonly Shape[];
  /** Picks one of what is possible. */
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
      arbitrary: node(kind, kind === 'sequence' || kind === 'spawn' ? some : one),
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
