import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { entryPoints, root } from '../../scripts/package/entry-points.js';
import { exportsIn, releasedSince } from '../../scripts/release/since.js';
import { releasedChangelog, releasedVersions } from '../../scripts/release/texts.js';

const report = `
// @public
export function play<T>(action: Action<T>): Observable<Progress>;

// @public
export abstract class Base {
    export: string;
}

// @public
export const frame$: Observable<Seconds>;

// @public
function scrollTo_2(y: number): FiniteAction;
export { scrollTo_2 as scrollTo }
`;

describe('the versions in which exports came', () => {
  it('are those of the exports of a report', () => {
    expect(exportsIn(report)).toEqual(['Base', 'frame$', 'play', 'scrollTo']);
  });

  it('stay for an export that was there, are new for a new one, and leave with one that is gone', () => {
    const before = { 'rx-motion': { play: '0.1.0', gone: '0.1.0' } };
    expect(releasedSince(before, { 'rx-motion': report }, '0.2.0')).toEqual({
      'rx-motion': { Base: '0.2.0', frame$: '0.2.0', play: '0.1.0', scrollTo: '0.2.0' },
    });
  });

  it('cover what the entry points export', async () => {
    for (const { specifier, name } of entryPoints().filter(({ packages }) => packages === undefined)) {
      const recorded = exportsIn(readFileSync(join(root, `api/${name}.api.md`), 'utf8'));
      expect(recorded).toEqual(expect.arrayContaining(Object.keys((await import(specifier)) as object)));
    }
  });
});

describe('the versions in a changelog', () => {
  it('are those that were released, newest first', () => {
    const first = releasedChangelog('# Changelog\n\n## Unreleased\n\n- One.\n', '0.1.0', '2026-11-30');
    expect(releasedVersions(first)).toEqual(['0.1.0']);
    const second = releasedChangelog(
      first.replace('## Unreleased\n', '## Unreleased\n\n- Two.\n'),
      '0.2.0',
      '2026-12-24',
    );
    expect(releasedVersions(second)).toEqual(['0.2.0', '0.1.0']);
  });
});
