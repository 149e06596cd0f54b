import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { entryPoints } from '../../scripts/package/entry-points.js';
import { pages, root } from './collect.js';

const modules = ['rxjs', ...entryPoints().map(({ specifier }) => specifier)];
/** The functions that a page may call: all exports, and one method of observables. */
const exported = new Set<string>(['subscribe']);
for (const entry of modules) for (const name of Object.keys((await import(entry)) as object)) exported.add(name);
const moving = pages().filter((page) => page.startsWith('docs/guide/from-'));

describe('the pages about moving from another library', () => {
  it('are four', () => {
    expect(moving).toHaveLength(4);
  });

  it.each(moving)('call only existing functions: %s', (page) => {
    const called = callsIn(readFileSync(join(root, page), 'utf8'));
    expect(called.length).toBeGreaterThan(10);
    expect(called.filter((name) => !exported.has(name))).toEqual([]);
  });
});

/**
 * The functions that the last column of the tables calls: names followed by a parenthesis, except methods, constructors
 * and parameters.
 */
function callsIn(text: string): string[] {
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).at(-2)!);
  const codes = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));
  const names = codes.flatMap((code) => [...code.matchAll(/(?<![\w.$]|new )([a-z]\w*)\(/gi)].map(([, name]) => name!));
  return [...new Set(names)];
}
