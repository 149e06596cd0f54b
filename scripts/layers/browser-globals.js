import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

/** Globals of a browser that every other machine has, too. */
const everywhere = [
  'console',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'URL',
  'atob',
];

/**
 * What runs without a browser knows nothing of one, neither its values nor its types: for these files only the language itself is defined.
 * Left out are the frame loop, the adapters, and what loads or draws a picture.
 */
export default defineConfig({
  files: ['src/**/*.ts'],
  ignores: [
    'src/clock/frames.ts',
    'src/sprite/{load-,draw-,texture}*.ts',
    'src/{dom,canvas,pixi,three,angular,react}/**',
  ],
  languageOptions: {
    parser: typescript.parser,
    parserOptions: { lib: ['es2022'] },
    globals: Object.fromEntries(everywhere.map((name) => [name, 'readonly'])),
  },
  rules: { 'no-undef': 'error', 'no-restricted-globals': ['error', 'globalThis'] },
});
