import { relative, sep } from 'node:path';
import type { Plugin } from 'vitepress';
import { root } from './project.js';

/**
 * Bundles what everything that moves needs in one file. By itself Rollup makes a file of each module that not every page needs: on a slow line the first page waited for
 * seventy of them one after the other.
 */
export const fewChunks: Plugin = {
  name: 'few chunks',
  outputOptions(options) {
    const { manualChunks } = options;
    if (typeof manualChunks !== 'function') return null;
    return { ...options, manualChunks: (id, context) => manualChunks(id, context) ?? chunkOf(id) };
  },
};

/** The layers that every action stands on. */
const layers = /^src\/(?:clock|time|action|lines|compose)\//;

function chunkOf(id: string): string | undefined {
  return layers.test(relative(root, id).split(sep).join('/')) ? 'rx-motion' : undefined;
}
