import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

const clean = {
  'math/lerp.ts': 'export const lerp = 1;',
  'math/member.ts': `const name = { document: 1 }; export const a = name.document;`,
  'easing/everywhere.ts': `export const log = () => setTimeout(() => console.log(new URL('a:b')));`,
  'clock/frames.ts': `import { defer } from 'rxjs'; export const frames = () => requestAnimationFrame;`,
  'clock/elapsed.ts': `import { frames } from './frames.js'; import { lerp } from '../math/lerp.js'; export const elapsed = 1;`,
  'time/type-cycle-1.ts': `import type { B } from './type-cycle-2.js'; export type A = B;`,
  'time/type-cycle-2.ts': `import type { A } from './type-cycle-1.js'; export type B = A;`,
  'dom/index.ts': `import { elapsed } from '../clock/elapsed.js'; export const box: HTMLElement = document.body;`,
  'react/index.ts': `import { box } from '../dom/index.js'; import { elapsed } from '../clock/elapsed.js';`,
  'angular/index.ts': `import { box } from '../dom/index.js'; import { NgZone } from '@angular/core'; export const zone = NgZone;`,
  'angular/migration/index.ts': `import { zone } from '../index.js'; import { box } from '../../dom/index.js';`,
  'pixi/index.ts': `import type { Container } from 'pixi.js'; import { Observable } from 'rxjs';`,
  'testing/index.ts': `import { TestScheduler } from 'rxjs/testing';`,
  'index.ts': `export * from './math/lerp.js';`,
};

/** The targets of the wrong imports below. */
const imported = ['motion/b.ts', 'compose/b.ts', 'sprite/b.ts', 'time/b.ts', 'canvas/index.ts', 'helpers/b.ts'];

const wrongImports = [
  ['of a later layer', 'math/later.ts', `import '../time/b.js';`, 'math'],
  ['by export', 'motion/by-export.ts', `export * from '../compose/b.js';`, 'motion'],
  ['of a type', 'time/type.ts', `import type { B } from '../motion/b.js';`, 'time'],
  ['in a type', 'time/in-type.ts', `export type A = import('../motion/b.js').B;`, 'time'],
  ['at run time', 'time/dynamic.ts', `export const a = import('../motion/b.js');`, 'time'],
  ['of sprites by the manager', 'manager/sprites.ts', `import '../sprite/b.js';`, 'manager'],
  ['of a sibling', 'dom/sibling.ts', `import '../canvas/index.js';`, 'dom'],
  ['of the other framework', 'angular/other.ts', `import '../react/index.js';`, 'angular'],
  ['of an entry point inside it', 'angular/inside.ts', `import './migration/index.js';`, 'angular'],
  ['of a framework', 'dom/framework.ts', `import '../react/index.js';`, 'dom'],
  ['of the index', 'manager/of-index.ts', `import '../index.js';`, 'manager'],
  ['of an adapter by the index', 'other-index.ts', `export * from './dom/index.js';`, 'index'],
  ['of rxjs by maths', 'math/rxjs.ts', `import { of } from 'rxjs';`, 'math'],
  ['of rxjs by curves', 'easing/rxjs.ts', `import { of } from 'rxjs';`, 'easing'],
  ['of another package', 'time/lodash.ts', `import 'lodash';`, 'time'],
  ['of a part of rxjs', 'time/part.ts', `import 'rxjs/internal/Observable';`, 'time'],
  ['of a module of Node', 'compose/node.ts', `import 'node:fs';`, 'compose'],
  ['of a folder that is not a layer', 'time/no-layer.ts', `import '../helpers/b.js';`, 'time'],
  ['by a folder that is not a layer', 'helpers/by.ts', `import '../math/lerp.js';`, 'unknown-folder'],
] as const;

const wrongGlobals = [
  ['as a value', 'compose/value.ts', `export const a = () => window.innerWidth;`, 'window'],
  ['as a type', 'math/type.ts', `export type A = HTMLElement;`, 'HTMLElement'],
  ['as a type without a value', 'sprite/type.ts', `export type A = FrameRequestCallback;`, 'FrameRequestCallback'],
  ['in a shorthand', 'easing/shorthand.ts', `export const a = () => ({ screen });`, 'screen'],
  [
    'through globalThis',
    'time/through.ts',
    `export const a = (): unknown => Reflect.get(globalThis, 'document');`,
    'globalThis',
  ],
  [
    'despite a comment that allows it',
    'clock/allowed.ts',
    `export const a = () => document; // eslint-disable-line no-undef`,
    'document',
  ],
] as const;

const cycle = {
  'compose/cycle-1.ts': `import './cycle-2.js'; export const a = 1;`,
  'compose/cycle-2.ts': `export * from './cycle-3.js';`,
  'compose/cycle-3.ts': `import { a, type A } from './cycle-1.js';`,
};

describe('the check of the layers', () => {
  let imports: Fault[] = [];
  let globals: Fault[] = [];

  // One source folder with all errors planted in it; both programs run as in `npm run check:layers`.
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/layers-'));
    const faulty = [...wrongImports, ...wrongGlobals].map(([, file, text]) => [file, text] as const);
    const empty = imported.map((file) => [file, 'export type B = 1;'] as const);
    for (const [file, text] of [...Object.entries(clean), ...Object.entries(cycle), ...faulty, ...empty]) {
      mkdirSync(dirname(join(folder, 'src', file)), { recursive: true });
      writeFileSync(join(folder, 'src', file), text);
    }
    imports = wrongImportsIn(folder);
    globals = wrongGlobalsIn(folder);
    rmSync(folder, { recursive: true });
  });

  it.each(wrongImports)('finds an import %s', (_what, file, _text, rule) => {
    expect(imports.filter((fault) => fault.file === file)).toEqual([{ file, rule }]);
  });

  it.each(wrongGlobals)('finds a global of the browser %s', (_what, file, _text, name) => {
    expect(globals.filter((fault) => fault.file === file)).toEqual([
      { file, rule: expect.stringContaining(`'${name}'`) },
    ]);
  });

  it('finds a cycle of imports, once', () => {
    const found = imports.filter(({ rule }) => rule === 'cycle').map(({ file }) => file);
    expect(found).toEqual(['compose/cycle-1.ts']);
  });

  it.each(Object.keys(clean))('accepts %s', (file) => {
    expect(imports.filter((fault) => fault.file === file)).toEqual([]);
    expect(globals.filter((fault) => fault.file === file)).toEqual([]);
  });
});

/** A file, relative to the source folder, and its error. */
interface Fault {
  readonly file: string;
  readonly rule: string;
}

/** The errors of dependency-cruiser: the name of the rule for each bad import. */
function wrongImportsIn(folder: string): Fault[] {
  const { summary } = run(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', join(root, '.dependency-cruiser.js')],
    ...['--output-type', 'json'],
  ]) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => ({ file: from.slice('src/'.length), rule: rule.name }));
}

/** The errors of ESLint: the message for each use of a global. */
function wrongGlobalsIn(folder: string): Fault[] {
  const files = run(folder, 'eslint/bin/eslint.js', [
    ...['--config', join(root, 'scripts/layers/browser-globals.js')],
    ...['--format', 'json', '--no-inline-config'],
  ]) as { filePath: string; messages: { message: string }[] }[];
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => ({ file: relative(join(folder, 'src'), filePath), rule: message })),
  );
}

/** Runs a program on the `src` of a folder, and parses its JSON output. */
function run(folder: string, program: string, parameters: readonly string[]): unknown {
  const path = join(root, 'node_modules', program);
  const { stdout } = spawnSync(process.execPath, [path, ...parameters, 'src'], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout);
}
