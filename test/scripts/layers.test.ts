import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { layerFaults } from '../../scripts/layers/layer-faults.js';

const clean = {
  'math/lerp.ts': 'export const lerp = 1;',
  'math/member.ts': `const name = { document: 1 }; export const a = name.document;`,
  'clock/frames.ts': `import { defer } from 'rxjs'; export const frames = () => requestAnimationFrame;`,
  'time/elapsed.ts': `import { frames } from './frames.js'; import { lerp } from '../math/lerp.js'; export const elapsed = 1;`,
  'time/type-circle-1.ts': `import type { B } from './type-circle-2.js';`,
  'time/type-circle-2.ts': `import { a } from './type-circle-1.js';`,
  'dom/index.ts': `import { elapsed } from '../clock/elapsed.js'; export const box: HTMLElement = document.body;`,
  'pixi/index.ts': `import type { Container } from 'pixi.js'; import { Observable } from 'rxjs';`,
};

const isForUsers = 'an entry point is for users, nothing in src imports it';
const isBefore = (layer: string, other: string): string =>
  `imports src/${other}/b.ts: ${layer} comes before ${other}, and a layer imports only from those before it`;
const wrongImports = [
  ['of a later layer', 'math/later.ts', `import '../time/b.js';`, isBefore('math', 'time')],
  ['by export', 'action/by-export.ts', `export * from '../compose/b.js';`, isBefore('action', 'compose')],
  ['of a type', 'time/type.ts', `import type { B } from '../action/b.js';`, isBefore('time', 'action')],
  ['in a type', 'time/in-type.ts', `export type A = import('../action/b.js').B;`, isBefore('time', 'action')],
  ['at run time', 'time/dynamic.ts', `export const a = import('../action/b.js');`, isBefore('time', 'action')],
  ['of a sibling', 'dom/sibling.ts', `import '../canvas/index.js';`, `imports src/canvas/index.ts: ${isForUsers}`],
  ['of the index', 'manager/of-index.ts', `import '../index.js';`, `imports src/index.ts: ${isForUsers}`],
  [
    'of an adapter by the index',
    'index.ts',
    `export * from './dom/index.js';`,
    `imports src/dom/index.ts: ${isForUsers}`,
  ],
  ['of rxjs by maths', 'math/rxjs.ts', `import { of } from 'rxjs';`, 'imports rxjs: src/math may import no package'],
  [
    'of rxjs by curves',
    'easing/rxjs.ts',
    `import { of } from 'rxjs';`,
    'imports rxjs: src/easing may import no package',
  ],
  ['of another package', 'time/lodash.ts', `import 'lodash';`, 'imports lodash: src/time may import only rxjs'],
  [
    'of a part of rxjs',
    'time/part.ts',
    `import 'rxjs/internal/a';`,
    'imports rxjs/internal/a: src/time may import only rxjs',
  ],
  [
    'of a folder that is no layer',
    'time/no-layer.ts',
    `import '../helpers/b.js';`,
    'imports src/helpers/b.ts: helpers is no layer',
  ],
] as const;

const wrongGlobals = [
  ['as a value', 'compose/value.ts', `export const a = () => window.innerWidth;`, 'window'],
  ['as a type', 'math/type.ts', `export type A = HTMLElement;`, 'HTMLElement'],
  [
    'through globalThis',
    'time/through.ts',
    `export const a = (): unknown => Reflect.get(globalThis, 'document');`,
    'globalThis',
  ],
  ['in a shorthand', 'easing/shorthand.ts', `export const a = () => ({ performance });`, 'performance'],
] as const;

const circle = {
  'compose/circle-1.ts': `import './circle-2.js';`,
  'compose/circle-2.ts': `\nimport './circle-3.js';`,
  'compose/circle-3.ts': `\n\nimport { type A } from './circle-1.js';`,
};

describe('the check of the layers', () => {
  const found = new Map<string, string[]>();

  // One source folder with all the faults planted in it, since the compiler needs its time to read any.
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'layers-'));
    const faulty = [...wrongImports, ...wrongGlobals].map(([, file, text]) => [file, `\n${text}`] as const);
    for (const [file, text] of [...Object.entries(clean), ...Object.entries(circle), ...faulty]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const { file, line, message } of layerFaults(folder)) {
      found.set(file, [...(found.get(file) ?? []), `line ${line} ${message}`]);
    }
    rmSync(folder, { recursive: true });
  });

  it.each(wrongImports)('finds an import %s', (_what, file, _text, message) => {
    expect(found.get(file)).toEqual([`line 2 ${message}`]);
  });

  it.each(wrongGlobals)('finds a global of the browser %s', (_what, file, _text, name) => {
    expect(found.get(file)).toEqual([`line 2 names ${name}: only src/clock/frames.ts and the adapters know a browser`]);
  });

  it('finds a circle of imports, once', () => {
    const files = 'compose/circle-1.ts > compose/circle-2.ts > compose/circle-3.ts > compose/circle-1.ts';
    expect(Object.keys(circle).map((file) => found.get(file))).toEqual([
      undefined,
      undefined,
      [`line 3 closes a circle of imports: ${files}`],
    ]);
  });

  it.each(Object.keys(clean))('is content with %s', (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});
