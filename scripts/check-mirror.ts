import { resolve } from 'node:path';
import { untestedFolders } from './layers/untested.js';

/* Part of `npm run check:layers`: every folder of sources has its tests in the folder of the same name. */

const untested = untestedFolders(resolve(import.meta.dirname, '..'));
for (const folder of untested) console.error(`src/${folder} has no tests in test/${folder}`);
if (untested.length > 0) process.exitCode = 1;
else console.log('every folder of sources has its tests');
