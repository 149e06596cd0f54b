import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultNotes, resultTable } from '../../scripts/build/results.js';
import { root } from './project.js';

/** What people ask about speed and size, as bars. */
interface Question {
  readonly title: string;
  readonly about: string;
  readonly unit: string;
  readonly commit: string;
  /** From the least to the most; a part is that of the most. */
  readonly rows: readonly { readonly name: string; readonly figure: string; readonly part: number }[];
}

/** Its title, what it is, the heading in bench/RESULTS.md, and the column. */
const questions: readonly (readonly [title: string, about: string, heading: string, column?: string])[] = [
  [
    'A frame of 1,000 elements',
    'Everything that the main thread does for a frame, the browser’s own work included.',
    'Chromium: 1,000 elements move',
    'whole main thread',
  ],
  [
    'A frame of 5,000 elements',
    'The same for five times as many.',
    'Chromium: 5,000 elements move',
    'whole main thread',
  ],
  [
    'The scripts of a frame of 5,000 elements',
    'Motion lets the browser run its animations, so its scripts have nearly nothing to do. Its line “by script” is its own engine.',
    'Chromium: 5,000 elements move',
    'script',
  ],
  ['A frame of 1,000 objects', 'Each moves in x and y, in Node.', 'A leaf: one action moves x and y'],
  ['A frame of 1,000 sequences', 'Four moves each, of plain objects in Node.', 'A sequence of four moves'],
  [
    'Start 1,000 elements in one frame',
    'The scripts of that frame.',
    'Chromium, worst frame: 1,000 elements start in it',
    'script',
  ],
  [
    'Start an object',
    'From the call to the end of the first frame, in Node.',
    'Create and start a leaf, first frame included',
  ],
  [
    'Stop 1,000 elements in one frame',
    'The scripts of that frame.',
    'Chromium, worst frame: 1,000 elements stop in it',
    'script',
  ],
  ['Stop an object', 'One of 1,000 that run, in a random order.', 'Stop a running leaf, in a random order'],
  [
    'Widths and colours of 1,000 elements',
    'The scripts of a frame.',
    'Chromium, worst frame: 1,000 widths and colours run in it',
    'script',
  ],
  ['Memory of a motion', 'What a running move keeps in the heap.', 'Heap of a running leaf'],
  [
    'A layout of 200 cards changes',
    'Main thread, from the change to the first frame of the glide.',
    'Chromium: 200 cards are shuffled',
    'whole main thread',
  ],
  [
    'Scrolling leads 200 elements',
    'Main thread, when they are set up.',
    'Chromium: 200 elements are led by scrolling',
    'whole main thread',
  ],
];

/** The questions with the figures of the last run, and where it ran. */
export default {
  load(): { readonly questions: readonly Question[]; readonly notes: readonly string[] } {
    const measured = questions.map(([title, about, heading, column]) => {
      const { unit, commit, column: figures } = resultTable(heading);
      return { title, about, unit, commit, rows: barsOf(figures(column)) };
    });
    return { questions: [bytes(), ...measured], notes: resultNotes().slice(0, 4) };
  },
};

function bytes(): Question {
  const page = readFileSync(join(root, 'bench/README.md'), 'utf8');
  const rows = [...page.slice(page.indexOf('## Size')).matchAll(/^\| ([^|]*?) +\| ([\d.]+) +\|$/gm)];
  return {
    title: 'Bytes to move one object',
    about: 'What it adds to a page, minified and gzipped.',
    unit: 'kB',
    commit: '',
    rows: barsOf(new Map(rows.map(([, name, figure]) => [name!, Number(figure)]))),
  };
}

function barsOf(figures: ReadonlyMap<string, number>): Question['rows'] {
  const most = Math.max(...figures.values());
  return [...figures]
    .sort(([, one], [, other]) => one - other)
    .map(([name, figure]) => ({
      name: name === 'play' ? 'rx-motion, play' : name.replaceAll('`', ''),
      figure: figure.toLocaleString('en'),
      part: figure / most,
    }));
}
