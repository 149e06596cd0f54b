import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = join(import.meta.dirname, 'heap');

/** Runs a script of that folder in a process of its own, with the garbage collector in hand. Returns what it prints. */
async function measure(script: string, ...given: string[]): Promise<unknown> {
  const nursery = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
  // The compiler does its work at once, not beside that of the script.
  const flags = ['--expose-gc', '--no-concurrent-recompilation', ...nursery, '--import', 'tsx'];
  const { stdout } = await run(process.execPath, [...flags, join(folder, script), ...given]);
  return JSON.parse(stdout);
}

describe('a frame of running actions', () => {
  it.each(['moveTo', 'moveBy', 'rotateBy', 'fadeTo', 'tweenProperty', 'sequence', 'spawn', 'eased', 'repeatForever'])(
    'of one kind makes no garbage for each of them: %s',
    async (kind) => {
      // A single number in a box would be 16 bytes. What there is the manager makes once a frame, for all of its 1,000 actions.
      await expect(measure('garbage.ts', kind)).resolves.toBeLessThan(4);
    },
  );

  it('leaves nothing behind, and nothing is held of actions that are over', async () => {
    const { retained, growth, running } = (await measure('retained.ts')) as Record<string, unknown>;
    expect(retained).toEqual([]);
    expect(running).toBe(1100);
    expect(growth).toBeLessThan(50_000);
  });
});
