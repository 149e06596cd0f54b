import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  mayFollow,
  placeholders,
  publishedReadme,
  releasedChangelog,
  releasedReadme,
  releasedSteps,
  unreleased,
} from '../../scripts/release/texts.js';

const root = resolve(import.meta.dirname, '../..');
const home = 'https://motion.test/';
const changelog = '# Changelog\n\n## Unreleased\n\n- b\n- c\n\n## 0.1.0 (2026-01-02)\n\n- a\n';

describe('a release', () => {
  it('moves unreleased lines under the heading of its version', () => {
    expect(unreleased(changelog)).toBe('- b\n- c');
    expect(releasedChangelog(changelog, '0.2.0', '2026-03-04')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- b\n- c\n\n## 0.1.0 (2026-01-02)\n\n- a\n',
    );
  });

  it('needs unreleased lines, and an unreleased version', () => {
    const released = releasedChangelog(changelog, '0.2.0', '2026-03-04');
    expect(() => releasedChangelog(released, '0.3.0', '2026-03-05')).toThrow('nothing under "## Unreleased"');
    expect(() => releasedChangelog(changelog, '0.1.0', '2026-03-05')).toThrow('a section of 0.1.0 already');
    expect(unreleased('# Changelog\n')).toBe('');
  });

  it('follows the previous version, or is the first release', () => {
    const versions = ['0.1.2', '0.1.3', '0.2.0', '1.0.0', '0.1.1', '0.1.4', '0.2.1', '0.3.0', '2.0.0', '1.1.2'];
    expect(versions.filter((version) => mayFollow(version, '0.1.2'))).toEqual(['0.1.2', '0.1.3', '0.2.0', '1.0.0']);
    expect(() => mayFollow('next', '0.1.2')).toThrow('of the form 1.2.3, got next');
  });

  it('is named by the README', () => {
    const before = 'A\n\nVersion 0.1.0, not yet on a registry: until it is, `npm pack` makes it. B.\n';
    expect(releasedReadme(before, '0.2.0')).toBe('A\n\nVersion 0.2.0. B.\n');
    expect(releasedReadme('Version 0.2.0. B.', '0.3.0')).toBe('Version 0.3.0. B.');
    expect(() => releasedReadme('A', '0.2.0')).toThrow('must begin with "Version 1.2.3."');
  });

  it('has a README whose links work on a registry', () => {
    expect(
      publishedReadme('[a](docs/a.md#b) [c](https://c.test) [d](#d) <img src="docs/site/public/a.gif">', home),
    ).toBe(
      '[a](https://unpkg.com/rx-motion/docs/a.md#b) [c](https://c.test) [d](#d) <img src="https://motion.test/a.gif">',
    );
  });

  it('requires values for the placeholders in package.json', () => {
    expect(placeholders({ homepage: 'https://a.example/', repository: { url: 'git+https://b.dev/b.git' } })).toEqual([
      'homepage',
      'bugs',
    ]);
  });

  it('works with the current texts', () => {
    const read = (file: string): string => readFileSync(join(root, file), 'utf8');
    expect(read('CHANGELOG.md')).toContain('\n## Unreleased\n');
    const readme = releasedReadme(read('README.md'), '9.9.9');
    expect(readme).toContain('\nVersion 9.9.9. ');
    expect(readme).toContain('npm install rxjs rx-motion\n');
    expect(readme).not.toMatch(/npm pack|not on a registry/);
    const start = releasedSteps(read('docs/guide/getting-started.md'));
    expect(start).toContain('\n```sh\nnpm install rxjs rx-motion\n```\n');
    expect(start).not.toContain('npm pack');
    expect(publishedReadme(readme, home)).not.toMatch(/\]\((?!https:|#)/);
  });
});
