import { entries } from '../../../scripts/entry-points.js';

/** A page of the reference: exports of one entry point that belong together. */
export interface ReferencePage {
  /** Its name in the address. */
  readonly id: string;
  /** The module specifier of the exports. */
  readonly specifier: string;
  readonly title: string;
  readonly lead: string;
  /** The sources whose exports it lists; by default, all that no other page of the entry point lists. */
  readonly takes?: RegExp;
}

const core = 'rx-motion';

/** The pages of the reference, in order. */
export const referencePages: readonly ReferencePage[] = [
  {
    id: 'moves',
    specifier: core,
    title: 'Moves',
    lead: 'Actions that move a target: straight, in jumps, along curves, after another target.',
    takes: /^src\/actions\/(?:move|jump|bezier|course|follow|place|spline)/,
  },
  {
    id: 'turns',
    specifier: core,
    title: 'Rotations and sizes',
    lead: 'Actions that rotate, scale, skew and resize a target.',
    takes: /^src\/actions\/(?:rotat|scale|skew|resize|flip|orbit)/,
  },
  {
    id: 'values',
    specifier: core,
    title: 'Styles, values and instant actions',
    lead: 'Actions that fade, tint and show, that animate any value of a target, or that take no time.',
    takes: /^src\/(?:actions|lines)\//,
  },
  {
    id: 'compose',
    specifier: core,
    title: 'Compositions',
    lead: 'Actions made of actions: in sequence, in parallel, repeated, eased, staggered, on a timeline.',
    takes: /^src\/compose\//,
  },
  {
    id: 'easing',
    specifier: core,
    title: 'Curves',
    lead: 'Functions from progress to progress. Each is 0 at 0 and 1 at 1, exactly.',
    takes: /^src\/easing\//,
  },
  {
    id: 'clock',
    specifier: core,
    title: 'Clocks',
    lead: 'Streams of frame deltas in seconds, and operators that slow, steady or pause them.',
    takes: /^src\/clock\//,
  },
  {
    id: 'manager',
    specifier: core,
    title: 'Manager',
    lead: 'Running actions by target and tag, with policies for overlapping actions.',
    takes: /^src\/manager\//,
  },
  ...entries.map(({ name, title, lead }) =>
    name === 'index'
      ? { id: 'core', specifier: core, title, lead }
      : { id: name.replace('/', '-'), specifier: `${core}/${name}`, title, lead },
  ),
];

/** The page that lists an export of a file. */
export function referencePageOf(specifier: string, file: string): ReferencePage | undefined {
  const own = referencePages.filter((page) => page.specifier === specifier);
  return own.find(({ takes }) => takes?.test(file)) ?? own.find(({ takes }) => takes === undefined);
}

/** The anchor of an export on its page: `#frame` for `frame$`; that of `domTarget` is not `#DomTarget`. */
export function anchorOf(name: string): string {
  return name.replace('$', '');
}
