import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { entryPoints, root } from '../../scripts/package/entry-points.js';
import { stubs } from '../../scripts/package/stubs.js';

it('lets Metro load all entry points as ES modules', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ 'react-native': './dist/index.js' });
  expect(stubs(entryPoints())['dom/package.json']).toMatchObject({ 'react-native': '../dist/dom/index.js' });
});
