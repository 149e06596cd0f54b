import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/** Methods of arrays that go along the array in one call. */
const walking = ['concat', 'includes', 'indexOf', 'shift', 'slice', 'splice', 'unshift'] as const;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

// What the collector takes away of a function takes its counts along.
setFlagsFromString('--no-flush-bytecode');
const session = new Session();
session.connect();
session.post('Profiler.enable');
// From the beginning on: blocks are counted only of functions that are compiled after it.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * How many steps some work takes: how often each block of code is entered, in the sources and in RxJS, and how many places of arrays their methods go along.
 * It is nearly the same on every machine, as a time is not. To be imported before what is counted.
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

/** How many blocks were entered since it was asked last. */
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
 * By which power of its size the steps of some work grow: 1 where twice as much work takes twice as many steps.
 *
 * @param make Prepares work of a size, which is not counted.
 */
export function growthOf(make: (size: number) => () => void, size: number): number {
  const tries = Array.from({ length: 3 }, () => {
    const [small, large] = [size, 4 * size].map((size) => stepsOf(make(size)));
    return Math.log(large! / small!) / Math.log(4);
  });
  // V8 loses some counts when it compiles a function anew: the middle one of three is not misled by that.
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
