import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { entryPoints, root } from '../../scripts/package/entry-points.js';
import { stubs } from '../../scripts/package/stubs.js';

describe('the package.json files of the build', () => {
  const written = stubs(entryPoints());

  it('mark dist/cjs as CommonJS', () => {
    expect(written['dist/cjs/package.json']).toEqual({ type: 'commonjs', sideEffects: false });
  });

  it('let Metro load the main one and all others as ES modules', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ 'react-native': './dist/index.js' });
  });

  it('map a folder to each entry point except the main one', () => {
    const folders = entryPoints().filter(({ key }) => key !== '.');
    expect(Object.keys(written).slice(1)).toEqual(folders.map(({ name }) => `${name}/package.json`));
    expect(written['dom/package.json']).toEqual({
      main: '../dist/cjs/dom/index.js',
      module: '../dist/dom/index.js',
      'react-native': '../dist/dom/index.js',
      types: '../dist/cjs/dom/index.d.ts',
    });
  });
});
