import { bundleTests } from './test/bundle-tests.js';

/* Part of `npm test`: bundles the tests, for `scripts/test/jest.config.js`. */
await bundleTests();
