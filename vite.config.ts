import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { playgroundPlugin } from './docs/playground/build/plugin.js';

const src = resolve(import.meta.dirname, 'src');

/** Serves docs/gallery against the sources, so that a change of the library shows at once. */
const config: UserConfig = defineConfig({
  root: 'docs/gallery',
  plugins: [playgroundPlugin(import.meta.dirname)],
  resolve: {
    alias: [
      { find: /^rx-motion$/, replacement: `${src}/index.ts` },
      { find: /^rx-motion\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  build: { outDir: resolve(import.meta.dirname, '.cache/gallery'), emptyOutDir: true },
});

export default config;
