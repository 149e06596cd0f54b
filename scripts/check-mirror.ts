import { resolve } from 'node:path';
import { untestedSources } from './layers/untested.js';

/*
 * Part of `npm run check:layers`: every source has its test at the same path. What lies in a folder of this list is told, but does not fail yet.
 */
const pending = ['time', 'manager', 'dom'];

const untested = untestedSources(resolve(import.meta.dirname, '..'));
const missing = untested.filter((path) => !pending.some((folder) => path.startsWith(`${folder}/`)));
for (const path of missing) console.error(`src/${path} has no test at the same path`);
if (missing.length > 0) process.exitCode = 1;
else if (untested.length > 0) console.log(`without a test at the same path yet: ${untested.join(', ')}`);
else console.log('every source has its test at the same path');
