import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { buildModules } from '../../../docs/playground/build/modules.js';
import { zipProject } from '../../../docs/playground/share/project.js';

const root = resolve(import.meta.dirname, '../../..');

it('is a project whose program runs, with its own copy of rx-motion', async () => {
  const code = `import { of } from 'rxjs';
import { moveTo } from 'rx-motion';
import { tween } from 'rx-motion/stream';
export const ship = { x: 0, y: 0 };
of(0, 0.5).pipe(moveTo(1, { x: 100 }).on(ship)).subscribe();
export const values: number[] = [];
tween(0, 8, 1, { frame$: of(0, 0.5) }).subscribe((value) => values.push(value));`;
  const zip = unzipSync(zipProject({ title: 'Move a <ship>', code, modules: await buildModules(root), types: {} }));
  const manifest = JSON.parse(strFromU8(zip['move-a-ship/package.json']!)) as Record<string, object>;
  expect(manifest.scripts).toHaveProperty('start');
  expect(manifest.dependencies).toEqual({ 'rx-motion': 'file:./rx-motion', rxjs: expect.any(String) });
  expect(strFromU8(zip['move-a-ship/index.html']!)).toContain('Move a &lt;ship></title>');

  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    for (const [path, content] of Object.entries(zip)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const project = join(folder, 'move-a-ship');
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(join(project, 'rx-motion'), join(project, 'node_modules/rx-motion'));
    symlinkSync(join(root, 'node_modules/rxjs'), join(project, 'node_modules/rxjs'));
    const bundled = await build({
      entryPoints: [join(project, 'main.ts')],
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    const url = `data:text/javascript,${encodeURIComponent(bundled.outputFiles[0]!.text)}`;
    expect(await import(url)).toMatchObject({ ship: { x: 50 }, values: [0, 4] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
