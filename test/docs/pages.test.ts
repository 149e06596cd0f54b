import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages, root } from './collect.js';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const entries = Object.keys(exports).filter((path) => !path.endsWith('.json'));
const words = new Set(
  pages()
    .filter((page) => page !== 'CHANGELOG.md')
    .map((page) => readFileSync(join(root, page), 'utf8'))
    .join('\n')
    .match(/[\w$]+/g),
);

describe('the pages of the documentation', () => {
  it.each(pages())('have code of at most 80 columns: %s', (page) => {
    const blocks = readFileSync(join(root, page), 'utf8').match(/^```[^]*?^```/gm) ?? [];
    expect(blocks.flatMap((block) => block.split('\n').slice(1)).filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(entries.map((path) => name + path.slice(1)))('name everything that %s exports', async (entry) => {
    const exported = Object.keys((await import(entry)) as object);
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.filter((word) => !words.has(word))).toEqual([]);
  });
});
