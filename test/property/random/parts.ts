import type { Tree } from './tree.js';

/** A leaf of a tree, once for each round, and when it starts and ends in the time of the whole. */
export interface Part {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** The leaves of a tree without curves, depth first. */
export function partsOf({ kind, path, duration, children, starts, times }: Tree, start: number = 0): Part[] {
  const end = start + duration;
  switch (kind) {
    case 'leaf':
    case 'call':
      return [{ path, start, end }];
    case 'spawn':
    case 'targeted':
      return children.flatMap((child) => partsOf(child, start));
    case 'stagger':
      return children.flatMap((child, index) => partsOf(child, start + starts![index]!));
    case 'firstOf':
      // A race ends all that is in it.
      return children
        .flatMap((child) => partsOf(child, start))
        .map((part) => ({ ...part, end: Math.max(part.start, Math.min(part.end, end)) }));
    default: {
      const inTurn = kind === 'repeat' ? new Array<Tree>(times!).fill(children[0]!) : children;
      let next = start;
      return inTurn.flatMap((child) => {
        const parts = partsOf(child, next);
        next += child.duration;
        return parts;
      });
    }
  }
}
