import { tsImport } from 'tsx/esm/api';

const { entries } = await tsImport('./scripts/entry-points.ts', import.meta.url);

/** From the top: each imports only from itself and from those before it. */
const layers = [
  'math',
  'easing',
  'table',
  'clock',
  'time',
  'lines',
  'motion',
  'rows',
  'actions',
  'compose',
  'manager',
  'target',
  'sprite',
  'grid',
  'stream',
  'score',
];

/** What each other folder imports besides the layers: entry points, and what those for elements share. */
const others = Object.fromEntries([
  ['element', []],
  ...entries.filter(({ kind }) => kind !== 'main' && kind !== 'layer').map(({ name, over = [] }) => [name, over]),
]);

/** The packages that may be imported besides rxjs; of rxjs only the one list of its names. */
const rxjs = 'rxjs/dist/types/index';
const packages = {
  ...Object.fromEntries(
    entries.map(({ name, packages = [] }) => [name, [rxjs, ...packages.map((path) => `(@types/)?${path}/`)]]),
  ),
  math: [],
  easing: [],
  testing: [rxjs, 'rxjs/dist/types/testing/index'],
};

/** Folders without those of other entry points in them. */
const folder = (...names) => {
  const inner = entries.map(({ name }) => name.split('/')).filter((path) => path.length > 1);
  const own = (name) =>
    [name, ...inner.filter(([outer]) => outer === name).map(([, last]) => `(?!/${last}/)`)].join('');
  return `^src/(${names.map(own).join('|')})/`;
};

/** The one rule of each folder: what it may import, its own files and the packages among it. */
const mayImport = (name, ...others) => ({
  name,
  comment: `src/${name} may import ${others.length === 0 ? 'nothing but itself' : `only ${others.join(', ')}`} and its packages.`,
  severity: 'error',
  from: { path: folder(name) },
  to: {
    pathNot: [folder(name, ...others), ...(packages[name] ?? [rxjs]).map((path) => `(^|/)node_modules/${path}`)],
  },
});

export default {
  forbidden: [
    ...layers.map((name, index) => mayImport(name, ...layers.slice(0, index))),
    ...Object.entries(others).map(([name, folders]) => mayImport(name, ...layers, ...folders)),
    {
      name: 'index',
      comment: 'src/index.ts is the public list of the layers, and nothing else.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { pathNot: folder(...layers) },
    },
    {
      name: 'unknown-folder',
      comment: 'A folder of src is an entry point (scripts/entry-points.ts) or a layer (.dependency-cruiser.js).',
      severity: 'error',
      from: { path: '^src/.*/', pathNot: folder(...layers, ...Object.keys(others)) },
      to: {},
    },
    {
      name: 'cycle',
      comment: 'Files that load one another. Types may refer to one another, by `import type`.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
