import { posix } from 'node:path';
import type { EntryPoint } from './entry-points.js';

/**
 * The package.json files written by the build, by path.
 *
 * One marks dist/cjs as CommonJS. The others are for tools that don't read `exports` (TypeScript's `node10`, Parcel,
 * older bundlers): these look for `rx-motion/dom` in a folder of that name. Metro does so before it reads `exports`.
 */
export function stubs(points: readonly EntryPoint[]): Record<string, object> {
  const folders = points.filter(({ key }) => key !== '.');
  return {
    'dist/cjs/package.json': { type: 'commonjs', sideEffects: false },
    ...Object.fromEntries(folders.map((point) => [posix.join(point.key, 'package.json'), stub(point)])),
  };
}

/**
 * The fields of an entry point for tools without `exports`; those of the main one are in the package's own
 * package.json.
 */
export function stub({ key, cjs, esm }: EntryPoint): Record<string, unknown> {
  const from = (file: string): string => `./${posix.relative(key, file)}`.replace('./..', '..');
  const module = from(esm.script);
  // Metro prefers the field of its own name. By `exports` it loads ES modules, and two copies must not meet.
  return { main: from(cjs.script), module, 'react-native': module, types: from(cjs.types) };
}
