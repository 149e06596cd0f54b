import { beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/heap');

beforeAll(async () => {
  const entryPoints = ['garbage', 'retained'].map((script) => join(import.meta.dirname, 'heap', `${script}.ts`));
  // In one file each, so that a process of their own begins at once.
  await build({ entryPoints, outdir: built, outExtension: { '.js': '.mjs' }, bundle: true, format: 'esm' });
});

/**
 * Runs a script of the folder `heap` in a process of its own, with the garbage collector in hand. Returns what it
 * prints.
 */
async function measure(script: string, ...given: string[]): Promise<unknown> {
  const nursery = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
  // The compiler does its work at once, not beside that of the script.
  const flags = ['--expose-gc', '--no-concurrent-recompilation', ...nursery];
  const { stdout } = await run(process.execPath, [...flags, join(built, `${script}.mjs`), ...given]);
  return JSON.parse(stdout);
}

describe('a frame of running actions', () => {
  it.each(['moveTo', 'moveBy', 'rotateBy', 'fadeTo', 'tweenProperty', 'sequence', 'spawn', 'eased', 'repeatForever'])(
    'of one kind makes no garbage per action: %s',
    async (kind) => {
      // A single number in a box would be 16 bytes. What there is the manager makes once a frame, for all of its 1,000
      // actions.
      await expect(measure('garbage', kind)).resolves.toBeLessThan(4);
    },
  );

  it('leaves no garbage, and keeps no reference to actions that are over', async () => {
    const { retained, growth, running } = (await measure('retained')) as Record<string, unknown>;
    expect(retained).toEqual([]);
    expect(running).toBe(1100);
    expect(growth).toBeLessThan(50_000);
  });
});
