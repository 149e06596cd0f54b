/** What the checks, the build and the site know about an entry point. */
export interface Entry {
  /** Its folder in src, which may lie in that of another entry point; `index` is `rx-motion` itself. */
  readonly name: string;
  /**
   * A layer is imported by other entry points, in the order of `.dependency-cruiser.js`. The packages of a framework
   * are optional peers, and its exercises are applications.
   */
  readonly kind: 'main' | 'layer' | 'elements' | 'canvas' | 'tests' | 'framework';
  /** The folders that it may import besides the layers. */
  readonly over?: readonly string[];
  /** The packages that it may import besides RxJS. */
  readonly packages?: readonly string[];
  /** Whether its sources may name browser globals. */
  readonly globals?: boolean;
  /** Whether its types need those of browsers. */
  readonly browserTypes?: boolean;
  /** False if it imports nothing from other folders; then it is bundled by itself. */
  readonly sharesCode?: false;
  /** All of it, minified and gzipped. */
  readonly budget: string;
  /** Its page in the reference: for `rx-motion`, all that no other page lists. */
  readonly title: string;
  readonly lead: string;
}

const overElements = ['element', 'dom', 'layout', 'text'];

/** The entry points of the package, in the order of the reference. */
export const entries: readonly Entry[] = [
  {
    name: 'index',
    kind: 'main',
    budget: '48.4 kB',
    title: 'Running actions, and their types',
    lead: 'How to play and define actions, and their types.',
  },
  {
    name: 'dom',
    kind: 'elements',
    over: ['element'],
    globals: true,
    browserTypes: true,
    budget: '45.35 kB',
    title: 'DOM',
    lead: 'HTML and SVG elements as targets, scrolling as time.',
  },
  {
    name: 'layout',
    kind: 'elements',
    over: ['element', 'dom'],
    globals: true,
    browserTypes: true,
    budget: '22.8 kB',
    title: 'Layout',
    lead: 'Elements glide to where the layout puts them.',
  },
  {
    name: 'svg',
    kind: 'elements',
    over: ['element'],
    browserTypes: true,
    budget: '9.6 kB',
    title: 'SVG',
    lead: 'Motion along SVG paths, path lengths, morphing.',
  },
  {
    name: 'text',
    kind: 'elements',
    over: ['element'],
    globals: true,
    browserTypes: true,
    budget: '16.2 kB',
    title: 'Text',
    lead: 'Split text, counting numbers, typing.',
  },
  {
    name: 'canvas',
    kind: 'canvas',
    globals: true,
    browserTypes: true,
    budget: '13.65 kB',
    title: 'Canvas',
    lead: 'Sprites and a stage for a 2D canvas.',
  },
  {
    name: 'sprite',
    kind: 'layer',
    budget: '17.8 kB',
    title: 'Sprite sheets',
    lead: 'Frames, sheets and animations.',
  },
  { name: 'grid', kind: 'layer', budget: '8.25 kB', title: 'Grid effects', lead: 'Pictures bent on a mesh.' },
  {
    name: 'stream',
    kind: 'layer',
    budget: '16.4 kB',
    title: 'Streams of values',
    lead: 'Values without a target.',
  },
  {
    name: 'score',
    kind: 'layer',
    budget: '21.4 kB',
    title: 'Reading a motion',
    lead: 'A motion as data: read, sampled, checked.',
  },
  {
    name: 'testing',
    kind: 'tests',
    budget: '20.1 kB',
    title: 'Testing',
    lead: 'Marble tests with frames, traces, recordings.',
  },
  {
    name: 'devtools',
    kind: 'tests',
    over: ['testing'],
    globals: true,
    browserTypes: true,
    budget: '3.5 kB',
    title: 'Devtools',
    lead: 'Pause, step and slow down the motion of a page.',
  },
  {
    name: 'eslint',
    kind: 'tests',
    sharesCode: false,
    budget: '1.5 kB',
    title: 'Lint rules',
    lead: 'What compiles but does not move.',
  },
  {
    name: 'angular',
    kind: 'framework',
    over: overElements,
    packages: ['@angular/core'],
    globals: true,
    browserTypes: true,
    budget: '32.9 kB',
    title: 'Angular',
    lead: 'Motion in Angular applications.',
  },
  {
    name: 'angular/migration',
    kind: 'framework',
    over: [...overElements, 'angular'],
    packages: ['@angular/core'],
    globals: true,
    browserTypes: true,
    budget: '18.5 kB',
    title: 'Moving from @angular/animations',
    lead: 'Animations of @angular/animations, as they stand.',
  },
  {
    name: 'react',
    kind: 'framework',
    over: overElements,
    packages: ['react'],
    globals: true,
    browserTypes: true,
    budget: '33.2 kB',
    title: 'React',
    lead: 'Hooks that animate without rendering.',
  },
  {
    name: 'vue',
    kind: 'framework',
    over: overElements,
    packages: ['vue'],
    globals: true,
    browserTypes: true,
    budget: '33 kB',
    title: 'Vue',
    lead: 'Transitions, springs and lists in Vue.',
  },
  {
    name: 'svelte',
    kind: 'framework',
    over: overElements,
    globals: true,
    browserTypes: true,
    budget: '32 kB',
    title: 'Svelte',
    lead: 'Transitions, springs and lists in Svelte.',
  },
  {
    name: 'pixi',
    kind: 'canvas',
    packages: ['pixi.js'],
    globals: true,
    budget: '6.1 kB',
    title: 'PixiJS',
    lead: 'Containers and meshes of PixiJS 8 as targets.',
  },
  {
    name: 'three',
    kind: 'canvas',
    packages: ['three'],
    globals: true,
    budget: '3.5 kB',
    title: 'three.js',
    lead: 'Objects and meshes of three.js as targets.',
  },
];

/** The names of the entry points that need no package but RxJS, and those of the frameworks. */
export const plainNames: readonly string[] = entries.filter(({ packages }) => packages === undefined).map(nameOf);
export const frameworkNames: readonly string[] = entries.filter(({ kind }) => kind === 'framework').map(nameOf);

/** The names of the optional peers. */
export const optionalPeers: readonly string[] = [
  ...new Set(entries.flatMap(({ kind, packages = [] }) => (kind === 'framework' ? packages : []))),
];

function nameOf({ name }: Entry): string {
  return name;
}
