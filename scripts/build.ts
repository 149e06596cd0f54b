import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPoints, root } from './package/entry-points.js';
import { stubs } from './package/stubs.js';

/*
 * Compiles src twice, to ES modules in dist/ and to CommonJS in dist/cjs/, and writes the small package.json files
 * beside them.
 */
rmSync(join(root, 'dist'), { recursive: true, force: true });
const codes = await Promise.all(['tsconfig.build.json', 'tsconfig.cjs.json'].map(compile));
if (codes.some((code) => code !== 0)) process.exitCode = 1;
for (const [path, content] of Object.entries(stubs(entryPoints()))) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
}

function compile(project: string): Promise<number | null> {
  const compiler = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => compiler.on('close', resolve));
}
