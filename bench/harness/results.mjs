import { asMarkdown } from './print.mjs';

/**
 * The page that a run writes.
 *
 * @param former The page that stands there, if the run was asked for only some of the cases: its other sections stay.
 */
export function results(on, abilities, sections, whole, former) {
  const versions = Object.values(abilities).flatMap((each) => each.versions);
  const notes = Object.values(abilities).filter(({ note }) => note !== undefined);
  const made = sections.map(asMarkdown);
  return [
    `# Results of the last ${whole ? 'full' : 'quick'} run`,
    '',
    `Written by \`npm run bench -- ${whole ? '--full' : '--results'}\`; README.md says what is measured and how.`,
    'Each cell shows the median time, its ratio to the hand-written loop, and the quartiles of that ratio.',
    'The first row compares the loop with itself, so any difference from 1 is noise.',
    '',
    `- ${on.cpu}, ${on.memory}, ${on.system}`,
    `- Node ${on.node}`,
    `- at commit ${on.commit}, unless a section says otherwise`,
    `- ${[...new Set(versions)].join(', ')}`,
    ...notes.map(({ title, note }) => `- ${title}: ${note}`),
    '',
    ...(former === undefined ? made : merged(former, made, on.commit)),
  ].join('\n');
}

/** The sections of a former page with the new ones in their places. Those of another commit say so. */
function merged(former, made, present) {
  const [head, ...all] = former.split(/^(?=## )/m);
  const commit = /^- at commit (\w+)/m.exec(head)[1];
  const title = (section) => section.slice(0, section.indexOf('\n'));
  const fresh = new Map(made.map((section) => [title(section), section]));
  const kept = all.map((section) => {
    const remade = fresh.get(title(section));
    fresh.delete(title(section));
    if (remade !== undefined) return remade;
    const isNamed = commit === present || section.includes('\nAt commit ');
    return `${section.trimEnd()}\n${isNamed ? '' : `\nAt commit ${commit}.\n`}`;
  });
  return [...kept, ...fresh.values()];
}
