import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { things } from '../../docs/gallery/things/things.js';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/gallery/things');
const page = readFileSync(join(root, 'docs/site/pages/gallery/things.md'), 'utf8');

describe('the gallery of things', () => {
  it('lists every program', () => {
    const files = readdirSync(folder).filter((name) => name !== 'things.ts');
    expect(things.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  it.each(things)('shows $id on its page, with what to try', ({ id, title, tryIt }) => {
    expect(page).toContain(`## ${title}\n\n**Try:** ${tryIt}\n\n<rx-thing name="${id}"></rx-thing>`);
    expect(page).toContain(`/things/${id}.ts`);
  });

  it.each(things)('needs at most 45 lines of 80 columns for $id', ({ id }) => {
    const lines = readFileSync(join(folder, `${id}.ts`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(45);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
