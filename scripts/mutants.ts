import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '../test/random-from.js';
import { type Mutant, mutantsOf } from './mutants/mutations.js';
import { differential, type Referee, testsOf, type Verdict } from './mutants/referees.js';

/*
 * `npm run mutants`: changes one place of the sources at a time, and says which changes no test notices.
 *
 *     -- [--count 200] [--seed 1] [--folder time --folder clock …]     a sample
 *     -- --at src/time/merge.ts:41                                     the mutants of a file, or of a line
 *
 * The cheapest tests come first: the recorded programs of the differential test, the tests of the folder, and the
 * properties, each on RUNS cases (40).
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: ['time', 'clock', 'compose', 'manager', 'table', 'rows'] },
    at: { type: 'string' },
  },
});
process.env.RUNS ??= '40';

const checked = new Set<Referee>();
const folders = new Map<string, Referee>();
const properties = testsOf('property');
const counts = { killed: 0, 'timed out': 0, survived: 0 };

const mutants = values.at === undefined ? sample() : mutantsAt(values.at);
for (const [index, mutant] of mutants.entries()) {
  const start = performance.now();
  const [verdict, by] = await judge(mutant);
  counts[verdict] += 1;
  const { path, line, was, is } = mutant;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${index + 1} ${verdict}${by} (${seconds} s)  ${path}:${line}  ${oneLine(was)} → ${oneLine(is)}`);
}
console.log(
  Object.entries(counts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', '),
);

function sample(): Mutant[] {
  const random = randomFrom(Number(values.seed));
  return values.folder
    .flatMap((folder) => sources(`src/${folder}`).flatMap(mutantsOf))
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(values.count))
    .map(({ mutant }) => mutant);
}

function sources(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => `${folder}/${path}`);
}

function mutantsAt(place: string): Mutant[] {
  const [path = '', line] = place.split(':');
  return mutantsOf(path).filter((mutant) => line === undefined || mutant.line === Number(line));
}

async function judge({ path, source }: Mutant): Promise<[Verdict, string]> {
  const folder = path.split('/')[1]!;
  const own = folders.get(folder) ?? testsOf(folder);
  folders.set(folder, own);
  for (const referee of [differential, own, properties]) {
    await check(referee);
    const verdict = await referee.judge(path, source);
    if (verdict !== 'survived') return [verdict, ` by ${referee.name}`];
  }
  return ['survived', ''];
}

/** Tests that fail without a change say nothing about one. */
async function check(referee: Referee): Promise<void> {
  if (checked.has(referee)) return;
  checked.add(referee);
  const verdict = await referee.judge('', '');
  if (verdict !== 'survived') throw new Error(`${referee.name} fails without a change: ${verdict}`);
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
