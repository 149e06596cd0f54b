import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';
import typescript from 'typescript-eslint';

const { entries } = await tsImport('../entry-points.ts', import.meta.url);

/** Globals of a browser that other platforms also have. */
const everywhere = [
  'console',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'URL',
  'atob',
];

/**
 * Files that run without a browser must not use its values or types: only the language itself is defined for them.
 * Exempt are the frame loop, its virtual frames, the platform's observable, the adapters, and the loading and drawing of pictures.
 */
export default defineConfig({
  files: ['src/**/*.ts'],
  ignores: [
    'src/clock/{frame-loop,media-query,observable-of}.ts',
    'src/testing/{marbles,film,led-page,led-time,motion-warnings}.ts',
    'src/sprite/{load-,draw-,texture}*.ts',
    'src/element/**',
    ...entries.filter(({ globals }) => globals).map(({ name }) => `src/${name}/**`),
  ],
  languageOptions: {
    parser: typescript.parser,
    parserOptions: { lib: ['es2022'] },
    globals: Object.fromEntries(everywhere.map((name) => [name, 'readonly'])),
  },
  rules: { 'no-undef': 'error', 'no-restricted-globals': ['error', 'globalThis'] },
});
