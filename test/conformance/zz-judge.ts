import { readFileSync, readdirSync } from 'node:fs';
import { judge } from './judge.js';
const counts = new Map<string, number>(); let n=0,agree=0,k=0;
for (const dir of process.argv.slice(2)) for (const file of readdirSync(dir).filter((f) => f.endsWith('.json') && f !== 'easing.json')) for (const t of JSON.parse(readFileSync(dir+'/'+file,'utf8'))) {
  n++; const v = judge(t);
  if (!v.disagreements.length) { agree++; continue; }
  for (const r of v.reasons) counts.set(r.quirk, (counts.get(r.quirk)??0)+1);
  if (!v.unexplained.length) k++;
  console.log(v.unexplained.length ? '!!!' : '   ', t.name, v.disagreements.length, v.reasons.map(r=>r.quirk).join(' '), v.unexplained.length, v.unexplained.slice(0,2).map(d=>`${d.frame} ${d.property} ${JSON.stringify(d.expected)} ${JSON.stringify(d.got)}`).join('; '));
}
console.log(n,agree,k,[...counts]);
