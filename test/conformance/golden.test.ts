import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { compareSnapshot } from './compare.js';
import { contentOf } from './content.js';
import { replay } from './replay.js';
import { tell } from './report.js';
import { rules } from './rules.js';
import { type Report, run } from './run.js';
import { asScript, type Trace } from './trace.js';
import { traceFilesIn } from './trace-file.js';

const golden = fileURLToPath(new URL('golden', import.meta.url));
const files = traceFilesIn(golden);
const named = files.map((file) => ({ file, name: file.slice(golden.length + 1) }));

describe('the traces recorded from cocos2d-x', () => {
  let report: Report;
  beforeAll(() => {
    report = run([golden]);
  });

  it.each(named)('$name: all differences are deliberate', ({ file: path }) => {
    const results = report.results.filter(({ file }) => file === relative(process.cwd(), path));
    expect(results.length).toBeGreaterThan(0);
    expect(results.flatMap(({ name, unexplained }) => unexplained.map((it) => ({ name, ...it })))).toEqual([]);
  });

  it('agree except for the cases that the rules count, and need each rule', () => {
    const { lines, isWell } = tell(report, true);
    expect(isWell).toBe(true);
    expect(lines.at(-1)).toBe('547 of 840 traces agree, 293 differ on purpose');
  });

  it.each(named.filter(({ name }) => !name.endsWith('easing.json')))(
    '$name: the engine’s containers, as modelled, give the whole record',
    ({ file }) => {
      const traces = (JSON.parse(readFileSync(file, 'utf8')) as Trace[]).map(asScript);
      const wrong = traces.filter((trace) => {
        const content = contentOf(trace);
        const engine = new Set(rules.filter(({ concerns }) => concerns(content)).map(({ name }) => name));
        const { failure, snapshots } = replay(trace, { ahead: content.is32 ? 0 : Math.fround(1e-6), engine });
        const agrees = snapshots.every(
          (got, step) =>
            compareSnapshot(trace, step, got, trace.snapshots[step]!, trace.snapshotsDouble?.[step]).length === 0,
        );
        return failure !== undefined || !agrees;
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    },
  );
});
