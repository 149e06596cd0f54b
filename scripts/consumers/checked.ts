import type { Consumer } from './consumer.js';

/** A project in JavaScript whose exercises are also type-checked first, libraries included. */
export function checked(consumer: Consumer, module: 'nodenext' | 'preserve' = 'preserve'): Consumer {
  const { packages, exercises = [], files, steps } = consumer;
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    module,
    types: [],
  };
  const include = [exercises].flat().map(({ folder }) => folder);
  return {
    ...consumer,
    packages: [...packages, 'typescript@5.9'],
    files: { 'tsconfig.json': JSON.stringify({ compilerOptions, include }), ...files },
    steps: [typeCheck, ...steps],
  };
}

/** By its path, because with two versions installed `tsc` can be either. */
export const typeCheck = 'node node_modules/typescript/bin/tsc --noEmit';
