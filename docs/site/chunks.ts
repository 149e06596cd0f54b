import { relative, sep } from 'node:path';
import type { Plugin } from 'vitepress';
import { root } from './project.js';

/**
 * Bundles the common code of all live elements in two files. By default Rollup creates a file for each module that not
 * every page needs: on a slow connection the first page waited for seventy of them, one after the other.
 */
export const fewChunks: Plugin = {
  name: 'few chunks',
  outputOptions(options) {
    const { manualChunks } = options;
    if (typeof manualChunks !== 'function') return null;
    return { ...options, manualChunks: (id, context) => manualChunks(id, context) ?? chunkOf(id) };
  },
};

/** The layers that every action needs, with the action of the first page, and those that put actions together. */
const layers: Readonly<Record<string, RegExp>> = {
  'rx-motion': /^src\/(?:clock|time|action|lines)\/|^src\/actions\/(?:to|course|parts)\.ts$/,
  'rx-compose': /^src\/compose\//,
};

function chunkOf(id: string): string | undefined {
  const path = relative(root, id).split(sep).join('/');
  return Object.keys(layers).find((name) => layers[name]!.test(path));
}
