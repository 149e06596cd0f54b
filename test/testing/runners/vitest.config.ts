import { resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const src = resolve(import.meta.dirname, '../../../src');

const config: ViteUserConfig = defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      { find: /^rx-motion$/, replacement: `${src}/index.ts` },
      { find: /^rx-motion\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: { include: ['vitest.example.ts'] },
});

export default config;
