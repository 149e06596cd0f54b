import { resolve } from 'node:path';
import { untestedSources } from './layers/untested.js';

/* Part of `npm run check:layers`: every source has its test at the same path. */

const untested = untestedSources(resolve(import.meta.dirname, '..'));
for (const path of untested) console.error(`src/${path} has no test at the same path`);
if (untested.length > 0) process.exitCode = 1;
else console.log('every source has its test at the same path');
