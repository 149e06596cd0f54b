import { execFileSync } from 'node:child_process';

/** Builds the site before its tests. Jest can't import TypeScript here, so this runs a script. */
export default function setUp() {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/built-site.ts'], { stdio: 'inherit' });
}
