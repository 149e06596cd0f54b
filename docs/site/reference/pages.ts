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
    takes: /^src\/actions\/(?:move|jump|bezier|course|follow|instants\/place|place|spline|cardinal|catmull)/,
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
    title: 'Looks, values and instants',
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
  {
    id: 'core',
    specifier: core,
    title: 'Playing, and the types of actions',
    lead: 'How to play and define actions, and their types.',
  },
  { id: 'dom', specifier: `${core}/dom`, title: 'DOM', lead: 'HTML and SVG elements as targets, scrolling as time.' },
  { id: 'layout', specifier: `${core}/layout`, title: 'Layout', lead: 'Elements glide to where the layout puts them.' },
  { id: 'svg', specifier: `${core}/svg`, title: 'SVG', lead: 'Motion along SVG paths, path lengths, morphing.' },
  { id: 'text', specifier: `${core}/text`, title: 'Text', lead: 'Split text, counting numbers, typing.' },
  { id: 'canvas', specifier: `${core}/canvas`, title: 'Canvas', lead: 'Sprites and a stage for a 2D canvas.' },
  { id: 'sprite', specifier: `${core}/sprite`, title: 'Sprite sheets', lead: 'Frames, sheets and animations.' },
  { id: 'grid', specifier: `${core}/grid`, title: 'Grid effects', lead: 'Pictures bent on a mesh.' },
  { id: 'stream', specifier: `${core}/stream`, title: 'Streams of values', lead: 'Values without a target.' },
  {
    id: 'score',
    specifier: `${core}/score`,
    title: 'Reading a motion',
    lead: 'A motion as data: read, sampled, checked.',
  },
  {
    id: 'testing',
    specifier: `${core}/testing`,
    title: 'Testing',
    lead: 'Marble tests with frames, traces, recordings.',
  },
  { id: 'angular', specifier: `${core}/angular`, title: 'Angular', lead: 'Motion in Angular applications.' },
  { id: 'react', specifier: `${core}/react`, title: 'React', lead: 'Hooks that animate without rendering.' },
  { id: 'pixi', specifier: `${core}/pixi`, title: 'PixiJS', lead: 'Containers and meshes of PixiJS 8 as targets.' },
  { id: 'three', specifier: `${core}/three`, title: 'three.js', lead: 'Objects and meshes of three.js as targets.' },
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
