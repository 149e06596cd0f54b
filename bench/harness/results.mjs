import { asMarkdown } from './print.mjs';

/** The page that a full run writes. */
export function results(on, abilities, sections, whole) {
  const versions = Object.values(abilities).flatMap((each) => each.versions);
  const notes = Object.values(abilities).filter(({ note }) => note !== undefined);
  return [
    `# Results of the last ${whole ? 'full' : 'quick'} run`,
    '',
    `Written by \`npm run bench -- ${whole ? '--full' : '--results'}\`; README.md says what is measured and how.`,
    'A cell is the median, its ratio to the hand-written loop that ran beside it, and the quartiles of that ratio.',
    'The first row is the loop against itself: what differs from 1 there is noise.',
    '',
    `- ${on.cpu}, ${on.memory}, ${on.system}`,
    `- Node ${on.node}`,
    `- at commit ${on.commit}`,
    `- ${[...new Set(versions)].join(', ')}`,
    ...notes.map(({ title, note }) => `- ${title}: ${note}`),
    '',
    ...sections.map(asMarkdown),
  ].join('\n');
}
