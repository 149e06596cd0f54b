import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

const MOST_FILES = 390;
const MOST_BYTES = 3_900_000;
/** Milliseconds, on a machine that does other work at the same time: each test file of a user pays them. */
const LONGEST = 60;

/** A package with too many files or bytes, or whose import takes too long. */
export function weightFaults({ folder }: Installed): string[] {
  const packed = join(folder, 'node_modules/rx-motion');
  const files = readdirSync(packed, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const [main] = entryPoints();
  const times = [
    { what: 'import', time: fastest(`await import('./node_modules/rx-motion/${main!.esm.script}')`, folder) },
    { what: 'require', time: fastest(`require('./node_modules/rx-motion/${main!.cjs.script}')`, folder) },
  ];
  return [
    ...(files.length > MOST_FILES ? [`the package must have <= ${MOST_FILES} files, has ${files.length}`] : []),
    ...(bytes > MOST_BYTES ? [`the package must have <= ${MOST_BYTES} bytes, has ${bytes}`] : []),
    ...times
      .filter(({ time }) => !(time <= LONGEST))
      .map(({ what, time }) => `to ${what} rx-motion must take <= ${LONGEST} ms, took ${time}`),
  ];
}

/** Milliseconds for a statement in a new process that has loaded RxJS; the least of five. */
function fastest(statement: string, folder: string): number {
  const script = `(async () => {
    await import('rxjs');
    require('rxjs');
    const start = performance.now();
    ${statement};
    console.log(performance.now() - start);
  })();`;
  const once = (): number => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout === '' ? NaN : Number(stdout);
  };
  return Math.min(...Array.from({ length: 5 }, once));
}
