import { contestants, references } from './contestants.mjs';
import { rounds } from './rounds.mjs';
import { isAlone, schedule, settings, sizesOf } from './schedule.mjs';
import { quantile, summary } from './statistics.mjs';

/** Runs everything that was asked for; yields the figures of one case after another, at all its sizes. */
export async function* measure(asked, abilities) {
  for (const entry of schedule.filter(({ name }) => asked.cases?.includes(name) ?? true)) {
    const names = contestants(asked).filter((name) => abilities[name].can.includes(entry.name));
    const groups = [];
    for (const count of sizesOf(entry, asked)) {
      const results = await measureOne(names, entry, count, settings(entry, count, asked));
      groups.push({ count, results: results.map((result) => figures(result, entry.scale ?? 1)) });
    }
    yield { entry: { ...entry, absolute: entry.absolute && asked.against === undefined }, groups };
  }
}

async function measureOne(names, entry, count, how) {
  if (entry.unit === 'B') return heapOf(names, entry.name, count, how);
  if (!isAlone(count)) return rounds(names, entry.name, count, how);
  const results = [];
  for (const name of names) results.push(...(await rounds([name], entry.name, count, how)));
  return results;
}

/** One after the other, a process for each figure: nothing here depends on the time. */
async function heapOf(names, caseName, count, how) {
  const results = [];
  for (const name of names) results.push(...(await rounds([name], caseName, count, { ...how, rounds: 1 })));
  const loop = results.find(({ name }) => references.includes(name));
  return results.map((result) => ({ ...result, loopBytes: loop && quantile(loop.bytes, 0.5) }));
}

/** Medians and quartiles; every ratio is that of two neighbouring slices. */
function figures({ name, ns, loopNs, bytes, loopBytes, failed, problem, growth }, scale) {
  if (failed !== undefined) return { name, failed };
  if (bytes.length > 0) {
    const value = summary(bytes);
    return { name, value, ratio: loopBytes === undefined ? undefined : summary(bytes.map((each) => each / loopBytes)) };
  }
  return {
    name,
    value: summary(ns.map((each) => each * scale)),
    loop: summary(loopNs.map((each) => each * scale)),
    ratio: summary(ns.map((each, i) => each / loopNs[i])),
    ...(problem === undefined ? undefined : { problem }),
    ...(growth === undefined ? undefined : { growth }),
  };
}
