import config from '../test/jest.config.js';

const { rootDir, projects } = config;

/** The bundle that `referees.ts` has made. */
export default {
  ...projects.find(({ displayName }) => displayName === 'node'),
  testTimeout: config.testTimeout,
  roots: [`${rootDir}/.cache/mutants`],
  testMatch: [`${rootDir}/.cache/mutants/*.test.mjs`],
};
