/** From the top: each imports only from itself and from those before it. */
const layers = [
  'math',
  'easing',
  'table',
  'clock',
  'time',
  'lines',
  'action',
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

/** Each imports from the layers, never from one another. */
const entryPoints = ['canvas', 'pixi', 'three', 'testing'];

/** What each folder for elements imports besides the layers. The two frameworks never import each other. */
const forElements = {
  element: [],
  dom: ['element'],
  svg: ['element'],
  text: ['element'],
  layout: ['element', 'dom'],
  angular: ['element', 'dom', 'layout'],
  react: ['element', 'dom', 'layout'],
};

/** The packages that may be imported besides rxjs; of rxjs only the one list of its names. */
const rxjs = 'rxjs/dist/types/index';
const packages = {
  math: [],
  easing: [],
  pixi: [rxjs, 'pixi.js/'],
  three: [rxjs, '(@types/)?three/'],
  angular: [rxjs, '@angular/core/'],
  react: [rxjs, '(@types/)?react/'],
  testing: [rxjs, 'rxjs/dist/types/testing/index'],
};

const folder = (...names) => `^src/(${names.join('|')})/`;

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
    ...entryPoints.map((name) => mayImport(name, ...layers)),
    ...Object.entries(forElements).map(([name, others]) => mayImport(name, ...layers, ...others)),
    {
      name: 'index',
      comment: 'src/index.ts is the public list of the layers, and nothing else.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { pathNot: folder(...layers) },
    },
    {
      name: 'unknown-folder',
      comment: 'Every folder of src is a layer or an entry point: name it in .dependency-cruiser.js.',
      severity: 'error',
      from: { path: '^src/.*/', pathNot: folder(...layers, ...entryPoints, ...Object.keys(forElements)) },
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
