import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';

const src = resolve(import.meta.dirname, 'src');

/** Serves docs/gallery against the sources, so that a change of the library shows at once. */
const config: UserConfig = defineConfig({
  root: 'docs/gallery',
  resolve: {
    alias: [
      { find: /^rx-motion$/, replacement: `${src}/index.ts` },
      { find: /^rx-motion\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  build: { outDir: resolve(import.meta.dirname, '.cache/gallery'), emptyOutDir: true },
});

export default config;
