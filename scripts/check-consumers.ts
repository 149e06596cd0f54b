import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Consumer } from './consumers/consumer.js';
import { exerciseFaults } from './consumers/exercises.js';
import { groups } from './consumers/groups.js';
import { openPage } from './consumers/open-page.js';
import { installFresh, installLinked, versions, writeProject } from './consumers/project.js';
import { run } from './consumers/run.js';
import { type Row, writeTable } from './consumers/table.js';
import { pack } from './package/install.js';

/*
 * Installs the built package in projects of every kind, and runs it there. `npm run check:consumers -- angular` runs
 * only those with one of the words in their names; `--fast` runs the part of `npm test`, without the network. `--keep`
 * keeps the folders.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const fast = process.argv.includes('--fast');
const keep = process.argv.includes('--keep');
const folder = mkdtempSync(join(tmpdir(), 'rx-motion-consumers-'));
const rows = new Map<string, Row>();
try {
  const faults = fast ? [] : exerciseFaults();
  const tarball = pack(folder);
  for (const consumer of groups.flatMap(({ consumers }) => consumers).filter(isSelected)) {
    const fault = await check(consumer, tarball);
    if (fault !== undefined) faults.push(`${consumer.name}: ${fault}`);
  }
  if (!fast) writeTable(groups, rows);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  if (keep) console.log(folder);
  else rmSync(folder, { recursive: true, maxRetries: 3 });
}

function isSelected({ name, fast: isFast }: Consumer): boolean {
  if (fast && isFast === undefined) return false;
  return words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}

/** The fault of a consumer, if there is one. */
async function check(consumer: Consumer, tarball: string): Promise<string | undefined> {
  const { name, steps, page, copied, impossible } = consumer;
  if (impossible !== undefined) {
    rows.set(name, { versions: [], result: `not run: ${impossible}` });
    return undefined;
  }
  const project = join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
  const start = performance.now();
  let fault: string | undefined;
  try {
    mkdirSync(project);
    writeProject(consumer, project, tarball);
    if (fast) installLinked(consumer, project, tarball);
    else await installFresh(consumer, project);
    for (const step of steps) await run(step, project);
    if (page !== undefined) await openPage(join(project, page));
    if (fast && page !== undefined && copied !== undefined) copy(join(project, page), copied());
  } catch (error) {
    fault = (error as Error).message;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(40)} ${seconds.padStart(6)} s`);
  rows.set(name, { versions: versions(consumer, project), result: fault === undefined ? 'passes' : 'fails' });
  if (!keep) rmSync(project, { recursive: true, force: true, maxRetries: 3 });
  return fault;
}

/** Copies a folder, whole or not at all, unless it is there. */
function copy(from: string, to: string): void {
  if (existsSync(to)) return;
  cpSync(from, `${to}-copy`, { recursive: true });
  renameSync(`${to}-copy`, to);
}
