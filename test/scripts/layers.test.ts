import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { layerFaults } from '../../scripts/layers/layer-faults.js';

let folder: string;

/** What the checker says about a source folder with these files. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return layerFaults(folder).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the check of the layers', () => {
  it('is content with imports from a layer before, from the same layer, and of rxjs', () => {
    const files = {
      'math/lerp.ts': 'export const lerp = 1;',
      'time/frames.ts': `import { defer } from 'rxjs'; export const frames = () => requestAnimationFrame;`,
      'time/elapsed.ts': `import { frames } from './frames.js'; import { lerp } from '../math/lerp.js'; export const elapsed = 1;`,
      'dom/index.ts': `import { elapsed } from '../time/elapsed.js'; export const box: HTMLElement = document.body;`,
      'index.ts': `export * from './time/elapsed.js';`,
    };
    expect(faultsIn(files)).toEqual([]);
  });

  it.each([
    [
      'of a later layer',
      'math/a.ts',
      `\nimport '../time/b.js';`,
      'math/a.ts:2 imports src/time/b.ts: math comes before time',
    ],
    [
      'by export',
      'action/a.ts',
      `export * from '../compose/b.js';`,
      'imports src/compose/b.ts: action comes before compose',
    ],
    ['of a type', 'time/a.ts', `import type { B } from '../action/b.js';`, 'time comes before action'],
    ['in a type', 'time/a.ts', `export type A = import('../action/b.js').B;`, 'time comes before action'],
    [
      'of a sibling',
      'dom/a.ts',
      `import '../canvas/index.js';`,
      'imports src/canvas/index.ts: an entry point is for users',
    ],
    ['of the index', 'manager/a.ts', `import '../index.js';`, 'imports src/index.ts: an entry point is for users'],
    ['of an adapter by the index', 'index.ts', `export * from './dom/index.js';`, 'an entry point is for users'],
    ['of rxjs by maths', 'math/a.ts', `import { of } from 'rxjs';`, 'imports rxjs: src/math may import no package'],
    [
      'of rxjs by curves',
      'easing/a.ts',
      `import { of } from 'rxjs';`,
      'imports rxjs: src/easing may import no package',
    ],
    ['of another package', 'time/a.ts', `import 'lodash';`, 'imports lodash: src/time may import only rxjs'],
    ['of a part of rxjs', 'time/a.ts', `import 'rxjs/internal/a';`, 'src/time may import only rxjs'],
    ['of a folder that is no layer', 'time/a.ts', `import '../helpers/b.js';`, 'helpers is no layer'],
  ])('finds an import %s', (_what, file, text, fault) => {
    expect(faultsIn({ [file]: text })).toEqual([expect.stringContaining(fault)]);
  });

  it('finds a circle of imports, once', () => {
    const files = {
      'time/a.ts': `import './b.js';`,
      'time/b.ts': `\nimport './c.js';`,
      'time/c.ts': `import { type A } from './a.js';`,
    };
    expect(faultsIn(files)).toEqual([
      'time/c.ts:1 closes a circle of imports: time/a.ts > time/b.ts > time/c.ts > time/a.ts',
    ]);
  });

  it('lets types refer to one another', () => {
    const files = { 'time/a.ts': `import type { B } from './b.js';`, 'time/b.ts': `import { a } from './a.js';` };
    expect(faultsIn(files)).toEqual([]);
  });

  it.each([
    ['as a value', 'compose/a.ts', `export const a = () => window.innerWidth;`, 'window'],
    ['as a type', 'math/a.ts', `export type A = HTMLElement;`, 'HTMLElement'],
    [
      'through globalThis',
      'time/elapsed.ts',
      `export const a = (): unknown => Reflect.get(globalThis, 'document');`,
      'globalThis',
    ],
    ['in a shorthand', 'easing/a.ts', `export const a = () => ({ performance });`, 'performance'],
  ])('finds a global of the browser %s', (_what, file, text, name) => {
    expect(faultsIn({ [file]: text })).toEqual([
      `${file}:1 names ${name}: only src/time/frames.ts and the adapters know a browser`,
    ]);
  });

  it('does not take a member or a local of the same name for a global', () => {
    expect(faultsIn({ 'math/a.ts': `const name = { document: 1 }; export const a = name.document;` })).toEqual([]);
  });
});
