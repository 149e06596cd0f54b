import { execFileSync } from 'node:child_process';
import startChromium from '../browser/global-set-up.mjs';

/** Builds the site before its tests, and starts the browser. Jest can't import TypeScript here: this runs a script. */
export default async function setUp() {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/built-site.ts'], { stdio: 'inherit' });
  await startChromium();
}
