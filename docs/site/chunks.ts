import { relative, sep } from 'node:path';
import type { Plugin } from 'vitepress';
import { root } from './project.js';

/**
 * Bundles the common code of all live elements in one file. By default Rollup creates a file for each module that not
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

/** The layers that every action needs. */
const layers = /^src\/(?:clock|time|action|lines|compose)\//;

function chunkOf(id: string): string | undefined {
  return layers.test(relative(root, id).split(sep).join('/')) ? 'rx-motion' : undefined;
}
