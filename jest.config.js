import { availableParallelism } from 'node:os';

/** One project a kind of machine: plain Node, a simulated DOM, a real browser, a browser with the built site. */
const shared = {
  extensionsToTreatAsEsm: ['.ts'],
  // The build writes it while the tests begin.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Without types, as the build: `npm run typecheck` checks them.
  transform: { '\\.ts$': ['ts-jest', { useESM: true, transpilation: true, tsconfig: '<rootDir>/test/tsconfig.json' }] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // One file instead of 200: each test file loads RxJS again.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^rxjs/(operators|testing)$': '<rootDir>/test/rxjs/$1.cjs',
    // With a seed. As a set-up file, each test file would load it.
    '^fast-check$': '<rootDir>/test/seeded.ts',
    '^rx-motion$': '<rootDir>/src/index.ts',
    '^rx-motion/(.*)$': '<rootDir>/src/$1/index.ts',
  },
};

const inChromium = {
  ...shared,
  testEnvironment: '<rootDir>/test/browser/environment.mjs',
  globalTeardown: '<rootDir>/test/browser/global-tear-down.mjs',
};

export default {
  // Far more than any test takes: a machine under load must not fail one.
  testTimeout: 60_000,
  // One more than there are cores: a test that waits for its browser leaves one to the others.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(dom|browser|site)\\.test\\.ts$'],
    },
    { ...shared, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['<rootDir>/test/**/*.dom.test.ts'] },
    {
      ...inChromium,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/**/*.browser.test.ts'],
      globalSetup: '<rootDir>/test/browser/global-set-up.mjs',
    },
    {
      ...inChromium,
      displayName: 'site',
      testMatch: ['<rootDir>/test/**/*.site.test.ts'],
      globalSetup: '<rootDir>/test/site/global-set-up.mjs',
    },
  ],
};
