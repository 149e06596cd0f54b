import { fileURLToPath } from 'node:url';
import { tell } from './report.js';
import { run } from './run.js';

/*
 * npm run conformance -- [DIR …]: replays traces recorded from cocos2d-x, by default those in golden/, and compares
 * them with this library.
 */
const given = process.argv.slice(2);
const golden = fileURLToPath(new URL('golden', import.meta.url));
const { lines, isWell } = tell(run(given.length > 0 ? given : [golden]), given.length === 0);
for (const line of lines) console.log(line);
process.exitCode = isWell ? 0 : 1;
