import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { judge } from './judge.js';
import type { Trace } from './trace.js';

const dir = process.argv[2]!;
for (const file of readdirSync(dir).filter((f) => f.endsWith('.json') && f !== 'easing.json')) {
  for (const trace of JSON.parse(readFileSync(join(dir, file), 'utf8')) as Trace[]) {
    try {
      const v = judge(trace);
      if (v.unexplained.length) { const d = v.unexplained[0]!; console.log(trace.name, v.unexplained.length, '|', d.frame, d.property, JSON.stringify(d.expected), JSON.stringify(d.got)); }
    } catch (e) { console.log(trace.name, 'THREW', (e as Error).message); }
  }
}
