import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../package/entry-points.js';
import { oldest } from '../package/oldest.js';
import type { Group } from './consumer.js';

/** A line of the table: the versions and the result. */
export interface Row {
  readonly versions: readonly string[];
  readonly result: string;
}

/** Rewrites docs/consumers.md; consumers that did not run keep their earlier lines. */
export function writeTable(groups: readonly Group[], rows: ReadonlyMap<string, Row>): void {
  const before = existsSync(path) ? oldLines(readFileSync(path, 'utf8')) : new Map<string, string>();
  const line = (name: string): string => {
    const row = rows.get(name);
    if (row !== undefined) return `| ${name} | ${oneOfEach(row.versions).join(', ')} | ${row.result} |`;
    return before.get(name) ?? `| ${name} | | not run yet |`;
  };
  const sections = groups.map(({ name, consumers }) => {
    return [
      `## ${name}`,
      '',
      '<!-- prettier-ignore -->',
      '| project | with | result |',
      '| - | - | - |',
      ...consumers.map((one) => line(one.name)),
    ];
  });
  const text = [introduction, ...sections.map((section) => section.join('\n'))].join('\n\n');
  writeFileSync(path, `${text}\n`);
}

const path = join(root, 'docs/consumers.md');

const introduction = `# Where it runs

## Oldest versions

<!-- prettier-ignore -->
| | from version |
| - | - |
${Object.entries(oldest)
  .map(([name, version]) => `| ${name} | ${version} |`)
  .join('\n')}

These browsers are [Baseline 2023](https://web.dev/baseline): all had been released by December 2023. Splitting a text also needs \`Intl.Segmenter\`, in Firefox from version 125 (April 2024). What is newer than that is used where it is there; [what differs between browsers](dom.md#browsers) is listed. Other versions of Node.js than 20 begin with 22.12.

## What is checked

These are the test frameworks, runtimes, bundlers, frameworks, package managers and TypeScript versions with which rx-motion is checked before a release. Each project is new, has the default settings of its tools, and installs the packed package as users do, with RxJS and nothing else. It checks the types, including those of libraries (\`skipLibCheck\` is off, unless the tool itself turns it on), then runs one animation of every suitable entry point and one marble test. \`npm run check:consumers\` runs all projects and writes this page.`;

/** The packages of one scope that have one version count as the first of them. */
function oneOfEach(versions: readonly string[]): string[] {
  const kinds = versions.map((version) => version.replace(/^(@[^/]+)\S+/, '$1'));
  return versions.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
}

/** The lines of an earlier table by consumer. */
function oldLines(markdown: string): Map<string, string> {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
  return new Map(lines.map((line) => [line.slice(2, line.indexOf(' |', 2)).trim(), line]));
}
