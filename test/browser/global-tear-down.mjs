/** Ends the Chromium of all test files. */
export default async function tearDown() {
  await globalThis.chromiumServer?.close();
  globalThis.chromiumServer = undefined;
}
