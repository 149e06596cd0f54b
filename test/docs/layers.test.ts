import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const source = 'src';
const page = readFileSync('docs/architecture.md', 'utf8');
const table = page.slice(page.indexOf('## The layers'), page.indexOf('## How a frame travels'));
/** The folders of each row, from the top; a row may hold several that do not import one another. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `src/'))
  .map((line) => Array.from(line.matchAll(/`src\/(\w+)\/`/g), ([, folder]) => folder!));
/** The first mention counts, unless it is a row of its own. */
const rowOf = (folder: string): number => {
  const own = rows.findIndex(([first]) => first === folder);
  return own >= 0 ? own : rows.findIndex((row) => row.includes(folder));
};

it('knows each folder of the sources', () => {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => rowOf(name) < 0)).toEqual([]);
});

it('has above each folder what that imports', () => {
  const wrong = new Set<string>();
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || !path.includes('/')) continue;
    const [folder] = path.split('/');
    for (const [, imported] of readFileSync(join(source, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const [other] = join(path, '..', imported!).split('/');
      if (rowOf(other!) > rowOf(folder!)) wrong.add(`${folder!} imports ${other!}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
