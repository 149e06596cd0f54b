import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../package/entry-points.js';

/** A table of bench/RESULTS.md, under its heading. */
export interface ResultTable {
  /** What the figures are: `ms per frame`. */
  readonly unit: string;
  /** The commit at which it was measured. */
  readonly commit: string;
  /** The figures of a column by the names of the rows; without a name, of the first. */
  readonly column: (name?: string) => ReadonlyMap<string, number>;
}

/**
 * The last run of the bench, a table at a time.
 *
 * @throws Error when there is no table under a heading.
 */
export function resultTable(heading: string): ResultTable {
  const [head = '', ...parts] = read().split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${heading} ·`) || text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`bench/RESULTS.md: there is no table under "${heading}"`);
  const [names = [], , ...rows] = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    unit: /· (.*)$/m.exec(part.split('\n')[0]!)?.[1] ?? '',
    commit: (/^At commit (\w+)/m.exec(part) ?? /at commit (\w+)/.exec(head))?.[1] ?? '',
    column: (name) => {
      const index = name === undefined ? 2 : names.indexOf(name);
      const figures = rows.map((cells) => [cells[1]!, figureOf(cells[index])] as const);
      return new Map(figures.filter(([, figure]) => !Number.isNaN(figure)));
    },
  };
}

/** How many times as long another library takes as this one: by script for elements in Chromium, for objects in Node. */
export function timesAsLong(library: string): Record<'object' | 'elements' | 'manyElements', number> {
  const ratio = (heading: string, column?: string): number => {
    const figures = resultTable(heading).column(column);
    return figures.get(library)! / figures.get('rx-motion')!;
  };
  return {
    object: ratio('A leaf: one action moves x and y'),
    elements: ratio('Chromium: 1,000 elements move', 'script'),
    manyElements: ratio('Chromium: 5,000 elements move', 'script'),
  };
}

/** Its processor, and the versions. */
export function resultNotes(): string[] {
  return [
    ...read()
      .split(/^## /m)[0]!
      .matchAll(/^- (.*)$/gm),
  ].map(([, note]) => note!);
}

function figureOf(cell: string | undefined): number {
  return Number(/^[\d.,]+/.exec(cell ?? '')?.[0].replaceAll(',', '') ?? NaN);
}

function read(): string {
  return readFileSync(join(root, 'bench/RESULTS.md'), 'utf8');
}
