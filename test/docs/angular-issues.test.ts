import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './collect.js';

const page = readFileSync(join(root, 'docs/angular.md'), 'utf8');
const table = page.slice(page.indexOf("## Known issues of Angular's animations"));
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| [#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of known issues of Angular', () => {
  it('answers each issue', () => {
    const numbers = rows.flatMap(([, issues]) => [...issues!.matchAll(/issues\/(\d+)/g)].map(([, number]) => number));
    expect(numbers.sort()).toEqual(['15753', '35825', '58995', '63127', '63439', '64209', '67728', '69180', '70131']);
  });

  it.each(rows.map(([, issues, , , test]) => [issues!, test!] as const))('names a test that exists: %s', (_, test) => {
    const [file, title] = test.split(': ');
    // The lists of all frameworks share a file.
    const texts = [`angular/${file!}.test.ts`, 'layout/list-test.ts'].map((path) =>
      readFileSync(join(root, 'test', path), 'utf8'),
    );
    expect(texts.join('\n')).toContain(`'${title!}`);
  });
});
