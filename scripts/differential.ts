import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Coverage } from '../test/differential/coverage.js';
import { families } from '../test/differential/families.js';
import { runProgram } from '../test/differential/program.js';
import { record } from '../test/differential/recording.js';
import type { Engine } from '../test/differential/world.js';
import { bundle } from './differential/bundle.js';
import { compare, type Difference, written } from './differential/compare.js';

/*
 * `npm run differential`: random programs on two builds, whose logs must be the same.
 *
 *     -- A.js B.js [--family f] [--from seed] [--count n]    compares two bundles
 *        --digits 9          compares numbers to so many decimal places
 *        --silent-getters    ignores how often a build reads its targets
 *     -- --bundle out.js [--src folder]                      makes a bundle of the sources, here or of another commit
 *     -- --coverage [A.js] [--family f] [--count n]          says what the programs do
 *     -- --log [A.js] --family f --from seed                 prints the log of one program
 *     -- --record                                            records the digests that the test compares with
 */
const mostShown = 3;
const source = resolve(import.meta.dirname, '../src');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string', multiple: true },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000' },
    bundle: { type: 'string' },
    src: { type: 'string', default: source },
    coverage: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
    digits: { type: 'string', default: 'Infinity' },
    'silent-getters': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const from = Number(values.from);
const digits = Number(values.digits);
const reads = !values['silent-getters'];
const count = Number(values.count);
const names = values.family ?? Object.keys(families).filter((name) => name !== 'own traps');

if (values.bundle !== undefined) await bundle(values.src, values.bundle);
else if (values.record) await record(await ownBuild());
else if (values.log)
  console.log((await runProgram(await oneBuild(), { family: names[0]!, seed: from, reads })).join('\n'));
else if (values.coverage) for (const name of names) await printCoverage(name);
else for (const name of names) await printComparison(name);

async function printComparison(family: string): Promise<void> {
  const [first, second] = await Promise.all(positionals.map(load));
  if (first === undefined || second === undefined)
    throw new RangeError(`differential: two bundles are compared, got ${positionals.length}`);
  const differences: Difference[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const difference = await compare([first, second], { family, seed, reads }, digits);
    if (difference !== undefined) differences.push(difference);
  }
  for (const difference of differences.slice(0, mostShown)) console.log(`${written(difference)}\n`);
  const seeds = differences.map(({ program }) => program.seed);
  console.log(`${family}: ${count} programs, ${seeds.length} differ`);
  if (seeds.length > 0) console.log(`seeds ${seeds.slice(0, 20).join(' ')}`);
  if (seeds.length > 0) process.exitCode = 1;
}

async function printCoverage(family: string): Promise<void> {
  const build = await oneBuild();
  const coverage = new Coverage();
  for (let seed = from; seed < from + count; seed++) coverage.add(await runProgram(build, { family, seed, reads }));
  console.log(`${family}: ${String(coverage)}\n`);
}

function oneBuild(): Promise<Engine> {
  return positionals[0] === undefined ? ownBuild() : load(positionals[0]);
}

function ownBuild(): Promise<Engine> {
  return import('../test/differential/engine.js');
}

async function load(path: string): Promise<Engine> {
  return (await import(pathToFileURL(resolve(path)).href)) as Engine;
}
