import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { agentPages } from '../../scripts/build/agent-pages.js';
import { entryPoints, root } from '../../scripts/package/entry-points.js';
import { type Example, examplesIn } from '../docs/collect.js';
import { typeErrors } from '../docs/types.js';

const pages = agentPages('../docs/');
const entries = entryPoints().map(({ name, specifier }) => ({
  specifier,
  file: `llms/${name === 'index' ? 'rx-motion' : name}.md`,
}));

/** The names that a page lists, each once. */
const namesOf = (file: string): string[] => {
  const listed = pages[file]!.matchAll(/^- `(?:abstract )?(?:function|const|class|interface|type) ([\w$]+)/gm);
  return [...new Set([...listed].map(([, name]) => name!))];
};

describe('the pages for coding agents', () => {
  it('have an index that links to each of them', () => {
    const linked = [...pages['llms.txt']!.matchAll(/\((llms\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(linked.sort()).toEqual(entries.map(({ file }) => file).sort());
    expect(Object.keys(pages).sort()).toEqual(['llms.txt', ...linked].sort());
  });

  it('are also a single file on the site, with the guide', () => {
    const { 'llms-full.txt': full } = agentPages('');
    for (const title of ['# rx-motion/dom', '# rx-motion/layout', '# Performance'])
      expect(full).toContain(`\n${title}\n`);
  });

  it('have an index whose links to the guide lead to files', () => {
    const linked = [...pages['llms.txt']!.matchAll(/\(\.\.\/(docs\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(entries)('list everything that $specifier exports', async ({ specifier, file }) => {
    const exported = Object.keys((await import(specifier)) as object);
    expect(namesOf(file)).toEqual(expect.arrayContaining(exported));
  });

  it.each(entries)('show programs with $specifier', ({ specifier, file }) => {
    const programs = examplesIn(file, pages[file]!).map(({ code }) => code);
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((code) => !code.includes(`'${specifier}'`))).toEqual([]);
  });

  it('have only code that compiles', () => {
    const programs = entries.flatMap(({ file }) => examplesIn(file, pages[file]!));
    const imports = entries.map(({ specifier, file }): Example => ({
      file,
      line: 1,
      code: `import type { ${namesOf(file).join(', ')} } from '${specifier}';`,
      runs: 'nowhere',
    }));
    expect(typeErrors([...programs, ...imports])).toEqual([]);
  });
});
