/** `npm run bench`: see README.md. */
import { writeFileSync } from 'node:fs';
import { bench } from './harness/contestants.mjs';
import { machine } from './harness/machine.mjs';
import { measure } from './harness/measure.mjs';
import { options } from './harness/options.mjs';
import { prepare } from './harness/prepare.mjs';
import { profile } from './harness/profile.mjs';
import { text } from './harness/report.mjs';
import { results } from './harness/results.mjs';

process.env.NODE_ENV = 'production';
const asked = options(process.argv.slice(2));
const abilities = await prepare();

if (asked.only !== undefined) {
  await profile(asked);
  process.exit(0);
}

const on = machine();
console.log(`${on.cpu} · ${on.system} · ${on.node}`);
console.log('median  ×ratio to the hand-written loop beside it (quartiles of the ratio)');

const cases = [];
for await (const { entry, count, results: figures } of measure(asked, abilities)) {
  const last = cases.at(-1);
  const current = last?.entry === entry ? last : { entry, groups: [] };
  if (current !== last) {
    if (last !== undefined) console.log(text(last.entry, last.groups, abilities));
    cases.push(current);
  }
  current.groups.push({ count, results: figures });
}
if (cases.length > 0) console.log(text(cases.at(-1).entry, cases.at(-1).groups, abilities));

if (asked.json !== undefined) {
  const figures = cases.map(({ entry, groups }) => ({ case: entry.name, unit: entry.unit, sizes: groups }));
  const versions = Object.fromEntries(Object.entries(abilities).map(([name, each]) => [name, each.versions]));
  writeFileSync(asked.json, `${JSON.stringify({ machine: on, versions, cases: figures }, undefined, 2)}\n`);
}
if (asked.full) writeFileSync(`${bench}RESULTS.md`, results(on, abilities, cases));
process.exit(0);
