import type { Fault } from './fault.js';
import type { Import } from './imports.js';

/** Each imports only from itself and from those before it. */
const layers = [
  'math',
  'easing',
  'clock',
  'time',
  'action',
  'actions',
  'compose',
  'sprite',
  'grid',
  'manager',
  'stream',
];

/** Each imports from the layers, never from one another. The index is the public list: it imports layers, and nobody imports it. */
const entryPoints = ['dom', 'canvas', 'pixi', 'three', 'testing', 'index'];

/** The packages that may be imported where it is not just rxjs. */
const packages: Readonly<Record<string, readonly string[]>> = {
  math: [],
  easing: [],
  sprite: ['rxjs', 'plist'],
  pixi: ['rxjs', 'pixi.js'],
  three: ['rxjs', 'three'],
  testing: ['rxjs', 'rxjs/testing'],
};

/** What is wrong with an import, if anything. */
export function importFault(used: Import): Fault | undefined {
  const rule = used.isPackage ? packageRule(used) : fileRule(used);
  const what = used.isPackage ? used.to : `src/${used.to}`;
  return rule === undefined ? undefined : { file: used.from, line: used.line, message: `imports ${what}: ${rule}` };
}

/** The rule that is broken by the import of a package. */
function packageRule({ from, to }: Import): string | undefined {
  const layer = layerOf(from);
  const allowed = packages[layer] ?? ['rxjs'];
  if (allowed.includes(to)) return undefined;
  return `src/${layer} may import ${allowed.length === 0 ? 'no package' : `only ${allowed.join(', ')}`}`;
}

/** The rule that is broken by the import of a file. */
function fileRule({ from, to }: Import): string | undefined {
  const layer = layerOf(from);
  const other = layerOf(to);
  for (const name of [layer, other])
    if (!layers.includes(name) && !entryPoints.includes(name)) return `${name} is no layer`;
  if (other === layer) return undefined;
  if (entryPoints.includes(other)) return 'an entry point is for users, nothing in src imports it';
  if (entryPoints.includes(layer) || layers.indexOf(other) < layers.indexOf(layer)) return undefined;
  return `${layer} comes before ${other}, and a layer imports only from those before it`;
}

/** The folder right below src; `index` for the public list. */
function layerOf(path: string): string {
  return path === 'index.ts' ? 'index' : path.slice(0, path.indexOf('/'));
}
