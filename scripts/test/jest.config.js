import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import config from '../../jest.config.js';

/*
 * Jest for `npm test`: the bundles of `bundle-tests.ts`, and the files that need modules of their own.
 */
const rootDir = resolve(import.meta.dirname, '../..');
const alone = Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, 'alone.json'), 'utf8')));

export default {
  ...config,
  rootDir,
  testSequencer: '<rootDir>/scripts/test/longest-first.js',
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'json'],
    transform: { '\\.test\\.mjs$': '<rootDir>/scripts/test/with-map.js', ...project.transform },
    testMatch: [
      `<rootDir>/.cache/tests/*-${project.displayName}.test.mjs`,
      ...alone.filter((path) => projectOf(path) === project.displayName).map((path) => `<rootDir>/${path}`),
    ],
  })),
};

function projectOf(path) {
  return /\.(dom|browser|site)\.test\.ts$/.exec(path)?.[1] ?? 'node';
}
