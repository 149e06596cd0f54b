import { nanoseconds } from './clock.mjs';
import { bundle } from './contestants.mjs';

/** Runs one contestant at one case and nothing else, in this process, for a profiler to look at. */
export async function profile({ only, seconds, sizes }) {
  const [caseName, name] = only.split('/');
  const { contestant, cases } = await import(bundle(name));
  const { task, measure } = cases[caseName] ?? {};
  if (task === undefined || measure.name === 'heap') throw new Error(`--only: no case ${caseName} that takes time`);
  const count = sizes?.[0] ?? 1_000;
  const { run } = measure(contestant, task, count);
  const results = [];
  const until = nanoseconds() + seconds * 1e9;
  while (nanoseconds() < until) results.push(run(10));
  results.sort((a, b) => a - b);
  console.log(`${only}, ${count}: ${results[results.length >> 1].toFixed(2)} ns (median of ${results.length})`);
}
