import { spawnSync } from 'node:child_process';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

/** Differences between `import` and `require` in Node, and exports missing in the CommonJS files, which Jest uses. */
export function oneCopyFaults({ folder }: Installed): string[] {
  const points = entryPoints().map(({ specifier, cjs }) => ({
    specifier,
    file: `./node_modules/rx-motion/${cjs.script}`,
  }));
  const script = `(${compare.toString()})(${JSON.stringify(points)}, require);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? (JSON.parse(stdout) as string[]) : [stderr];
}

/** Sent as text to another process, so it must not use anything from outside. */
async function compare(
  points: readonly { readonly specifier: string; readonly file: string }[],
  require: (path: string) => Record<string, unknown>,
): Promise<void> {
  const faults: string[] = [];
  for (const { specifier, file } of points) {
    const imported = (await import(specifier)) as Record<string, unknown>;
    const required = require(specifier);
    const commonjs = require(file);
    for (const name of Object.keys(imported)) {
      if (imported[name] !== required[name])
        faults.push(`${specifier}: ${name} is not the same by import and by require`);
      if (typeof imported[name] !== typeof commonjs[name]) faults.push(`${file} has no ${name}`);
      // If both were the same file, this check would always pass.
      if (typeof imported[name] === 'function' && imported[name] === commonjs[name])
        faults.push(`${file} is not CommonJS`);
    }
  }
  process.stdout.write(JSON.stringify(faults));
}
