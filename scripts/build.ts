import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { agentPages } from './build/agent-pages.js';
import { bundlePageScripts } from './build/page-script.js';
import { bundleSchematics } from './build/schematics.js';
import { bundleScripts } from './build/scripts.js';
import { bundleTypes, declare } from './build/types.js';
import { entryPoints, manifestOf, root } from './package/entry-points.js';
import { stubs } from './package/stubs.js';

/*
 * Bundles src into dist/: ES modules, CommonJS, and types. Writes the exports and optional peers in package.json, the
 * package.json of each folder, and the pages for coding agents.
 */
const points = entryPoints();
rmSync(join(root, 'dist'), { recursive: true, force: true });
const [isCorrect] = await Promise.all([declare(), bundleScripts(points)]);
if (isCorrect) await Promise.all([bundleTypes(points), bundlePageScripts(), bundleSchematics()]);
else process.exitCode = 1;

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
for (const [path, content] of Object.entries({
  ...stubs(points),
  'package.json': { ...manifest, ...manifestOf(points) },
})) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
}
const pages = agentPages('../docs/');
// Where tools look for it.
writeFileSync(
  join(root, 'llms.txt'),
  pages['llms.txt']!.replaceAll('](../docs/', '](docs/').replaceAll('](llms/', '](dist/llms/'),
);
for (const [path, text] of Object.entries(pages)) {
  mkdirSync(dirname(join(root, 'dist', path)), { recursive: true });
  writeFileSync(join(root, 'dist', path), text);
}
