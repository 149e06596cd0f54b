import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** Node with the run's browser. Playwright is outside the test's modules: a worker loads it once, not once a file. */
export default class ChromiumEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.connectToChromium = () => chromium.connect(process.env.CHROMIUM_ADDRESS);
  }
}
