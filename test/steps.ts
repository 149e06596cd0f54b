import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { afterAll } from '@jest/globals';

/** Methods that visit a whole array in one call. */
const walking = ['concat', 'includes', 'indexOf', 'shift', 'slice', 'splice', 'unshift'] as const;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

// When a function is collected, its counts are lost.
setFlagsFromString('--no-flush-bytecode');
const session = new Session();
session.connect();
session.post('Profiler.enable');
// At the very start: only functions loaded after this are counted by block.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
// Counting would slow down all later files of the same process.
afterAll(() => session.disconnect());

/**
 * The number of steps of some work: how often each block of code is entered, in the sources and in RxJS, and how many
 * elements array methods visit. Unlike a time, it is nearly the same on every machine. Import this before the code that
 * is counted.
 */
export function stepsOf(work: () => void): number {
  let places = 0;
  const restore = walking.map((name) => countPlaces(name, (passed) => (places += passed)));
  takeBlocks();
  try {
    work();
  } finally {
    for (const back of restore) back();
  }
  return takeBlocks() + places;
}

/** The number of blocks entered since the last call. */
function takeBlocks(): number {
  let entered = 0;
  session.post('Profiler.takePreciseCoverage', (_error, coverage) => {
    for (const { url, functions } of (coverage as unknown as Coverage).result) {
      if (!/\/src\/|\/rxjs\//.test(url)) continue;
      for (const { ranges } of functions) for (const { count } of ranges) entered += count;
    }
  });
  return entered;
}

/**
 * The exponent with which the steps of some work grow with its size: 1 if twice the work takes twice the steps.
 *
 * @param make Prepares work of a size; the preparation is not counted.
 */
export function growthOf(make: (size: number) => () => void, size: number): number {
  const tries = Array.from({ length: 3 }, () => {
    const [small, large] = [size, 4 * size].map((size) => stepsOf(make(size)));
    return Math.log(large! / small!) / Math.log(4);
  });
  // Counts may be lost when a function is optimised: the median of three ignores that.
  return tries.sort((a, b) => a - b)[1]!;
}

function countPlaces(name: (typeof walking)[number], count: (places: number) => void): () => void {
  const prototype = Array.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  const original = prototype[name]!;
  prototype[name] = function (this: unknown[], ...given: unknown[]): unknown {
    count(this.length);
    return original.apply(this, given);
  };
  return () => {
    prototype[name] = original;
  };
}
