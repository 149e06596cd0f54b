import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { circlesIn } from '../../scripts/layers/circles.js';

it.each<[string, Readonly<Record<string, readonly string[]>>, string[][]]>([
  ['none in a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['none of two files', { a: ['b'], b: ['a'] }, []],
  ['one of three files, beside a chain', { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }, [['a.ts', 'b.ts', 'c.ts']]],
])('finds %s', (_what, files, circles) => {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  try {
    for (const [name, imports] of Object.entries(files))
      writeFileSync(
        join(folder, `${name}.ts`),
        [...imports.map((other) => `import type { A } from './${other}.js';`), 'export interface A {}'].join('\n'),
      );
    expect(circlesIn(folder, 2)).toEqual(circles);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
