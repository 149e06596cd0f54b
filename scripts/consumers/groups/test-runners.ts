import { checked } from '../checked.js';
import type { Exercises, Group } from '../consumer.js';

const inTypeScript: Exercises = { folder: 'motion', extension: 'ts', platforms: ['anywhere'] };
const inJavaScript: Exercises = { folder: 'motion', extension: 'js', platforms: ['anywhere'] };
const inModules: Exercises = { ...inJavaScript, suffix: '.js' };

/** A test for each animation; `from` is the module that exports `test`. */
const testsFrom = (from: string, index = './motion/index'): string => `${from}
import { exercises } from '${index}';

for (const [name, exercise] of Object.entries(exercises)) test(name, exercise);
`;
const jestTests = testsFrom(`import { test } from '@jest/globals';`);

/** Compiles to CommonJS, like most projects with Jest. */
export const commonjs = (extra: object = {}): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'commonjs',
      strict: true,
      esModuleInterop: true,
      skipLibCheck: false,
      ...extra,
    },
  });

export const testRunners: Group = {
  name: 'Tests',
  consumers: [
    {
      name: 'Jest 30 + ts-jest (CommonJS)',
      packages: ['jest@30', '@jest/globals@30', 'ts-jest@29', 'typescript@6'],
      exercises: inTypeScript,
      files: {
        'jest.config.js': `module.exports = { preset: 'ts-jest' };`,
        'tsconfig.json': commonjs(),
        'motion.test.ts': jestTests,
      },
      steps: ['jest'],
      fast: true,
    },
    {
      name: 'Jest 30 + ts-jest, jsdom',
      packages: ['jest@30', '@jest/globals@30', 'jest-environment-jsdom@30', 'ts-jest@29', 'typescript@5'],
      exercises: { ...inTypeScript, platforms: ['anywhere', 'browser'] },
      files: {
        'jest.config.js': `module.exports = { preset: 'ts-jest', testEnvironment: 'jsdom' };`,
        'tsconfig.json': commonjs(),
        'motion.test.ts': jestTests,
      },
      steps: ['jest'],
    },
    checked({
      name: 'Jest 30 + Babel',
      packages: ['jest@30', '@jest/globals@30', 'babel-jest@30', '@babel/core@7', '@babel/preset-env@7'],
      exercises: inJavaScript,
      files: {
        'babel.config.js': `module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] };`,
        'motion.test.js': jestTests,
      },
      steps: ['jest'],
    }),
    checked({
      name: 'Jest 30, ES modules',
      packages: ['jest@30', '@jest/globals@30'],
      manifest: { type: 'module' },
      exercises: inModules,
      files: {
        'jest.config.js': 'export default { transform: {} };',
        'motion.test.js': testsFrom(`import { test } from '@jest/globals';`, './motion/index.js'),
      },
      steps: ['node --experimental-vm-modules node_modules/jest/bin/jest.js'],
    }),
    checked({
      name: 'Vitest',
      packages: ['vitest@4'],
      exercises: inTypeScript,
      files: { 'motion.test.ts': testsFrom(`import { test } from 'vitest';`) },
      steps: ['vitest run'],
    }),
    checked({
      name: 'node:test',
      packages: [],
      manifest: { type: 'module' },
      exercises: inModules,
      files: { 'motion.test.js': testsFrom(`import { test } from 'node:test';`, './motion/index.js') },
      steps: ['node --test'],
    }),
    {
      name: 'Mocha + tsx (CommonJS)',
      packages: ['mocha@11', '@types/mocha@10', 'tsx@4', 'typescript@5'],
      exercises: inTypeScript,
      files: {
        'tsconfig.json': commonjs(),
        'motion.test.ts': testsFrom(`import { it as test } from 'mocha';`),
      },
      steps: ['tsc --noEmit', 'mocha --require tsx motion.test.ts'],
    },
    {
      name: 'Mocha + tsx (ES modules)',
      packages: ['mocha@11', '@types/mocha@10', 'tsx@4', 'typescript@5'],
      manifest: { type: 'module' },
      exercises: { ...inTypeScript, suffix: '.js' },
      files: {
        'tsconfig.json': commonjs({ module: 'nodenext' }),
        'motion.test.ts': testsFrom(`import { it as test } from 'mocha';`, './motion/index.js'),
      },
      steps: ['tsc --noEmit', 'mocha --node-option import=tsx motion.test.ts'],
    },
    checked({
      name: '@web/test-runner',
      packages: ['@web/test-runner@0.20', '@web/test-runner-chrome@0.18'],
      manifest: { type: 'module' },
      exercises: { ...inModules, platforms: ['anywhere', 'browser'] },
      files: {
        'motion.test.js': testsFrom('const test = it;', './motion/index.js'),
        // The path of Chromium, which may run as root; unrelated to rx-motion.
        'web-test-runner.config.js': `import { chromeLauncher } from '@web/test-runner-chrome';
const launchOptions = { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] };
export default { browsers: [chromeLauncher({ launchOptions })] };`,
      },
      steps: ['web-test-runner motion.test.js --node-resolve'],
    }),
  ],
};
