import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleTests, change, ownPlace } from '../test/bundle-tests.js';

/** How a run of tests ended. */
export type Verdict = 'survived' | 'killed' | 'timed out';

/** A run of tests that may kill a mutant. */
export interface Referee {
  readonly name: string;
  /**
   * @param path The source that is replaced.
   * @param source What replaces it.
   */
  judge(path: string, source: string): Promise<Verdict>;
}

const root = resolve(import.meta.dirname, '../..');
const outdir = join(root, '.cache/mutants');

/** The recorded programs of `test/differential`, up to the first one that differs. */
export const differential: Referee = {
  name: 'differential',
  async judge(path, source) {
    const outfile = join(outdir, 'differential.mjs');
    await build({
      stdin: { contents: programs, loader: 'ts', resolveDir: join(root, 'test/differential') },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [change(path, source), ownPlace],
    });
    return run([outfile]);
  },
};

const programs = `
  import { digest } from './digest.js';
  import * as engine from './engine.js';
  import { runProgram } from './program.js';
  import { programsPerFamily, recorded } from './recording.js';

  for (let seed = 0; seed < programsPerFamily; seed++)
    for (const [family, digests] of Object.entries(recorded()))
      if (digest(await runProgram(engine, { family, seed })) !== digests[seed]) process.exit(1);
`;

/** The bundled tests of a folder that need no page, up to the first one that fails. */
export function testsOf(folder: string): Referee {
  return {
    name: `test/${folder}`,
    async judge(path, source) {
      await bundleTests(outdir, (name) => name === `${folder}-node`, change(path, source));
      const jest = ['--experimental-vm-modules', '--no-flush-bytecode', 'node_modules/jest/bin/jest.js'];
      const options = [
        '--config',
        'scripts/mutants/jest.config.js',
        '--reporters',
        './scripts/mutants/first-failure.js',
      ];
      return run([...jest, ...options, '--runInBand']);
    },
  };
}

/** The time is that of the processor, so that other work of the machine makes no difference. */
function run(options: readonly string[]): Promise<Verdict> {
  const limited = ['-c', 'ulimit -t 90; exec "$0" "$@"', process.execPath, '--max-old-space-size=1500', ...options];
  return new Promise((end) => {
    const child = spawn('/bin/sh', limited, { cwd: root, stdio: 'ignore' });
    child.on('exit', (code, signal) => end(signal === null ? (code === 0 ? 'survived' : 'killed') : 'timed out'));
  });
}
