import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { tell } from './report.js';
import { type Report, run } from './run.js';
import { traceFilesIn } from './trace-file.js';

const golden = fileURLToPath(new URL('golden', import.meta.url));
const named = traceFilesIn(golden).map((file) => ({ file, name: file.slice(golden.length + 1) }));

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

  it('agree except for the known ones, and need each reason', () => {
    const { lines, isWell } = tell(report, true);
    expect(isWell).toBe(true);
    expect(lines.at(-1)).toBe('547 of 840 traces agree, 293 differ on purpose');
  });
});
