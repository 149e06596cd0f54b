import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { declarations, type EntryPoint, root } from '../package/entry-points.js';
import { isExternal } from './scripts.js';

/** Compiles src to declarations; false if it has errors. */
export function declare(): Promise<boolean> {
  rmSync(join(root, declarations), { recursive: true, force: true });
  const compiler = spawn(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => compiler.on('close', (code) => resolve(code === 0)));
}

/**
 * Bundles the declarations into one file an entry point, with shared chunks, in dist/cjs/. The types of the ES modules
 * are the same ones, so that both module systems share them.
 */
export async function bundleTypes(points: readonly EntryPoint[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(points.map(({ declared, cjs }) => [cjs.types.slice(9, -5), join(root, declared)])),
    external: isExternal,
    plugins: [withoutPrivate, dts()],
    // The types of chunks can't be named outside, as before they were bundled.
    onLog: (level, log, handle) => {
      if (log.plugin !== 'dts') handle(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: join(root, 'dist/cjs'),
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, '')}.d.ts`,
  });
  for (const { esm, cjs } of points) {
    const chunk = output.find(({ fileName }) => cjs.types.endsWith(`cjs/${fileName}`)) as OutputChunk;
    mkdirSync(dirname(join(root, esm.types)), { recursive: true });
    writeFileSync(join(root, esm.types), sharedTypes(chunk));
  }
}

/**
 * The types of an ES module beside those of its CommonJS. What imports a package of ES modules only has a copy: from
 * CommonJS it could not.
 */
function sharedTypes({ code, fileName }: OutputChunk): string {
  const up = '../'.repeat(fileName.split('/').length - 1) || './';
  if (!code.includes("from '@angular/")) return `export * from '${up}cjs/${fileName.replace(/\.d\.ts$/, '.js')}';\n`;
  return code.replaceAll(`'${up}`, `'${up}cjs/`);
}

/**
 * Removes private members: they make a type unassignable to that of another version or of the other module system, and
 * `#private` is an error for targets before ES2015.
 */
const withoutPrivate: Plugin = {
  name: 'without private members',
  transform: (code) => ({ code: code.replaceAll(PRIVATE, ''), map: null }),
};

/** A field or a method, with its comment; not a private constructor, which keeps a class from being made. */
const PRIVATE =
  /^ +(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\s+)?(?:#private;|(?:private (?!constructor)|protected constructor)[^\n]*;)\n/gm;
