import { ActionManager } from '../../../src/index.js';
import { kinds, target } from './kinds.js';

/*
 * Prints how many bytes of garbage one update of a leaf makes, for the named kind of action: the least of several
 * rounds of 200,000 updates, because the compiler may run in one of them. The nursery must be large enough to hold it
 * all.
 */

const make = kinds[process.argv[2]!]!;
const manager = new ActionManager();
for (let index = 0; index < 1000; index++) manager.runAction(make(), target());

function garbageOf(frames: number): number {
  globalThis.gc!();
  const before = process.memoryUsage().heapUsed;
  for (let frame = 0; frame < frames; frame++) manager.update(1 / 64);
  return process.memoryUsage().heapUsed - before;
}

garbageOf(1000);
const rounds = Array.from({ length: 5 }, () => garbageOf(200) / 200_000);
process.stdout.write(JSON.stringify(Math.min(...rounds)));
