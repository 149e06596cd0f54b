import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Does `work` while no other process does its own under the same lock, and returns what it returns. `lock` is a folder that is there meanwhile. */
export function oneAtATime<T>(lock: string, work: () => T): T {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMilliseconds);
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}

function taken(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  // Who held it was ended before it was through.
  if (Date.now() - since > mostMilliseconds) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

const pollMilliseconds = 250;
const mostMilliseconds = 300_000;
