import fc from 'fast-check';
import type { Tree } from './tree.js';

/**
 * When each part of a tree starts and ends in the time of the whole, up to rounding; without the parts under a curve.
 */
export function momentsOf(tree: Tree): number[] {
  const { kind, children, duration } = tree;
  const inside = children.map(momentsOf);
  const within = (): number[] => {
    switch (kind) {
      case 'sequence':
      case 'script': {
        let start = 0;
        return inside.flatMap((moments, index) => {
          const shifted = moments.map((moment) => start + moment);
          start += children[index]!.duration;
          return shifted;
        });
      }
      case 'stagger':
        return inside.flatMap((moments, index) => moments.map((moment) => tree.starts![index]! + moment));
      case 'repeat':
        return Array.from({ length: tree.times! }, (_, round) => round * children[0]!.duration).flatMap((start) =>
          inside[0]!.map((moment) => start + moment),
        );
      case 'reverseTime':
        return inside[0]!.map((moment) => duration - moment);
      case 'yoyo':
        return inside[0]!.flatMap((moment) => [moment, duration - moment]);
      case 'speed':
        return inside[0]!.map((moment) => moment / tree.rate!);
      case 'eased':
        return [];
      default:
        return inside.flat();
    }
  };
  return [...new Set([0, ...within(), duration])];
}

/** Series of times at the exact starts and ends in a tree, and at the neighbouring doubles. */
export const atMoments: fc.Arbitrary<(tree: Tree) => number[]> = fc
  .array(fc.tuple(fc.nat(1 << 20), fc.integer({ min: -2, max: 2 })), { minLength: 1, maxLength: 10 })
  .map((picks) => {
    const make = (tree: Tree): number[] => {
      const moments = momentsOf(tree);
      return picks.map(([pick, ulps]) => beside(moments[pick % moments.length]!, ulps));
    };
    return Object.assign(make, { [fc.toStringMethod]: () => `atMoments(${JSON.stringify(picks)})` });
  });

/** The double that is so many doubles above another. */
function beside(number: number, ulps: number): number {
  if (number === 0) return ulps < 0 ? -(2 ** -60) : ulps * 2 ** -60;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(ulps));
  return view.getFloat64(0);
}
