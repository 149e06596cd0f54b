import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';

/** Bundles the library, and starts one Chromium for all test files; each has a context of its own in it. */
export default async function setUp() {
  const { chromiumArguments, chromiumPath } = await tsImport('./executable.ts', import.meta.url);
  const executablePath = chromiumPath();
  if (executablePath === undefined || process.env.CHROMIUM_ADDRESS !== undefined) return;
  const { buildLibrary } = await tsImport('./library.ts', import.meta.url);
  await buildLibrary();
  globalThis.chromiumServer = await chromium.launchServer({ executablePath, args: chromiumArguments });
  process.env.CHROMIUM_ADDRESS = globalThis.chromiumServer.wsEndpoint();
}
