import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knownFrom } from './judge.js';
import { tell } from './report.js';
import { run } from './run.js';

/*
 * npm run conformance -- [--update] [DIR …]: replays traces recorded from cocos2d-x, by default those in golden/, and
 * compares them with this library. `--update` writes the differences to differences.json; a trace that did not differ
 * before gets its reasons by hand.
 */
const given = process.argv.slice(2).filter((argument) => argument !== '--update');
const report = run(given.length > 0 ? given : [fileURLToPath(new URL('golden', import.meta.url))]);
if (process.argv.includes('--update')) {
  const rows = report.results
    .filter(({ key, disagreements }) => key !== undefined && disagreements.length > 0)
    .map((result) => `  ${JSON.stringify(result.key)}: ${JSON.stringify(knownFrom(result))}`);
  writeFileSync(new URL('differences.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
}
const { lines, isWell } = tell(report, given.length === 0);
for (const line of lines) console.log(line);
process.exitCode = isWell ? 0 : 1;
