import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { untestedSources } from '../../scripts/layers/untested.js';

it.each([
  ['nothing with a test of its own', ['src/a/b.ts', 'test/a/b.test.ts'], []],
  ['nothing with a test for a simulated DOM', ['src/a/b.ts', 'test/a/b.dom.test.ts'], []],
  ['nothing with a test for a browser', ['src/a/b.ts', 'test/a/b.browser.test.ts'], []],
  ['a source without a test', ['src/a/b.ts', 'src/a/c.ts', 'test/a/c.test.ts'], ['a/b.ts']],
  ['a source whose test lies elsewhere', ['src/a/b.ts', 'test/b.test.ts', 'test/c/b.test.ts'], ['a/b.ts']],
  ['a source with a page of a test, but no test', ['src/a/b.ts', 'test/a/b.page.ts'], ['a/b.ts']],
] as const)('finds %s', (_what, files, untested) => {
  expect(untestedIn(files.map((file) => [file, 'export const a = 1;']))).toEqual(untested);
});

it.each([
  ['types', `import type { A } from './c.js';\nexport interface B { readonly a: A }\nexport type C = B | undefined;`],
  ['re-exports', `export * from './c.js';\nexport { d } from './d.js';`],
])('needs no test for a file with only %s', (_what, text) => {
  expect(untestedIn([['src/a/b.ts', text]])).toEqual([]);
});

function untestedIn(files: readonly (readonly [path: string, text: string])[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'mirror-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return untestedSources(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
