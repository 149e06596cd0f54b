import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs `work` when no other process runs its own under the same lock, and returns its result. `lock` is a folder that
 * exists during the work.
 */
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
  // Its owner was killed.
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
