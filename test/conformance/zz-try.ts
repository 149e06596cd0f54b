import { readFileSync, readdirSync } from 'node:fs';
import { asScript } from '/work/main/test/conformance/trace.js';
import { replay } from '/work/main/test/conformance/replay.js';
import { compareSnapshot } from '/work/main/test/conformance/compare.js';
const all = ['unnamed-depth','bytes','exponential-end','ease-reverse','spline-push','spline-reverse','animate-loops','no-restore','stop-late','restart','repeat-remainder','empty-repeat','zero-length','negative-duration','forever-jump','forever-dead','forever-instants','reference-counts','single-precision'];
const dir = process.argv[2]!; const only = process.argv[3]; const older = ['two-tick-zero','repeat-boundary','done-beforehand','inexact-in-out','in-out-reverse'];
let n=0, bad=0;
for (const file of readdirSync(dir).filter((f) => f.endsWith('.json') && f !== 'easing.json')) for (const t of JSON.parse(readFileSync(dir+'/'+file,'utf8'))) {
  if (only && t.name !== only) continue;
  const trace = asScript(t); n++;
  const is32 = t.v32 === undefined;
  const q = new Set([...all.filter(q=>!is32||!['reference-counts'].includes(q)), ...(is32 ? older : [])]) as never;
  const got = replay(trace, { ahead: is32 ? 0 : Math.fround(1e-6), engine: q });
  const d = got.snapshots.flatMap((s, i) => compareSnapshot(trace, i, s, trace.snapshots[i]!, trace.snapshotsDouble?.[i]));
  if (got.failure || d.length) { bad++; console.log(t.name, got.failure ? 'FAILED '+got.failure.error+' @'+got.failure.step : '', d.length, d.slice(0, only ? 40 : 1).map(x=>`${x.frame} ${x.property} exp ${JSON.stringify(x.expected)} got ${JSON.stringify(x.got)}`).join('\n   ')); if(only && got.failure) console.log((got.failure.error as Error).stack); }
}
console.log(n, bad);
