import { existsSync } from 'node:fs';
import { counted } from './fixtures/counted.js';
import { reportFolder } from './fixtures/report.js';

/*
 * `npm run fixtures -- DIR`: loads every sprite sheet and animation file in a folder and prints its content or its
 * error.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error(`usage: npm run fixtures -- DIR, with a folder that exists${folder ? `, not ${folder}` : ''}`);
  process.exitCode = 2;
} else {
  const { lines, errors } = await reportFolder(folder);
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.error(`${folder}: no property list and no JSON in it`);
  console.log(counted(errors, 'error'));
  if (errors > 0 || lines.length === 0) process.exitCode = 1;
}
