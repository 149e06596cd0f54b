import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/heap');

beforeAll(async () => {
  const entryPoints = ['garbage', 'retained'].map((script) => join(import.meta.dirname, 'heap', `${script}.ts`));
  // One file each, so that its process starts quickly.
  await build({ entryPoints, outdir: built, outExtension: { '.js': '.mjs' }, bundle: true, format: 'esm' });
});

/**
 * Runs a script of the folder `heap` in its own process, with access to the garbage collector. Returns what it prints.
 */
async function measure(script: string, ...given: string[]): Promise<unknown> {
  const nursery = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
  // The compiler works at once, not concurrently with the script.
  const flags = ['--expose-gc', '--no-concurrent-recompilation', ...nursery];
  const { stdout } = await run(process.execPath, [...flags, join(built, `${script}.mjs`), ...given]);
  return JSON.parse(stdout);
}

describe('a frame of running actions', () => {
  it.each(['moveTo', 'moveBy', 'rotateBy', 'fadeTo', 'tweenProperty', 'sequence', 'spawn', 'eased', 'repeatForever'])(
    'of one kind makes no garbage per action: %s',
    async (kind) => {
      // A single boxed number would take 16 bytes. The rest is made once a frame, for all 1,000 actions.
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
