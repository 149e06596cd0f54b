import { spawnSync } from 'node:child_process';
import { entryPoints } from './entry-points.js';
import { type Installed, neighbours } from './install.js';

/** Faults when every entry point is imported in plain Node: errors, and access to browser globals. */
export function importFaults({ folder }: Installed): string[] {
  const specifiers = entryPoints().map(({ specifier }) => specifier);
  const script = `await (${importQuietly.toString()})(${JSON.stringify(specifiers)}, ${JSON.stringify(neighbours())});`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? (JSON.parse(stdout) as string[]) : [stderr];
}

/** Sent as text to another process, so it must not use anything from outside. */
async function importQuietly(specifiers: readonly string[], others: readonly string[]): Promise<void> {
  const { runInNewContext } = await import('node:vm');
  const faults: string[] = [];
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  const inNode = Object.getOwnPropertyNames(globalThis).filter((name) => !language.has(name));
  // What other packages do on import does not count, nor do the constants that they set, as Angular's `ngDevMode`.
  for (const other of others) await import(other).catch(() => undefined);

  const inBrowsers = [
    'window',
    'self',
    'document',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'location',
    'HTMLElement',
    'Image',
  ];
  for (const name of new Set([...inNode, ...inBrowsers])) {
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, {
      get() {
        const culprit = new Error().stack?.split('\n').find((line) => line.includes('/rx-motion/dist/'));
        if (culprit !== undefined) faults.push(`${name} is accessed when the package is imported: ${culprit.trim()}`);
        return value;
      },
    });
  }
  Object.freeze(globalThis);

  for (const specifier of specifiers) {
    try {
      await import(specifier);
    } catch (error) {
      faults.push(`importing ${specifier} in Node fails: ${String(error)}`);
    }
  }
  process.stdout.write(JSON.stringify(faults));
}
