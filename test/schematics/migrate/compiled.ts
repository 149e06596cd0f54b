import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Compiles components ahead of time, as `ng build` does.
 *
 * @param files Sources and templates, by their paths.
 * @returns The folder with the modules.
 */
export function compiled(files: Readonly<Record<string, string>>): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/compiled-'));
  const modules = ['', '/angular'].map((name) => `declare module 'rx-motion${name}';`);
  const migration = `export type TriggerEvent = unknown; export const runTrigger: any; export const fromMetadata: any;`;
  const all = {
    ...files,
    'modules.d.ts': `${modules.join('\n')} declare module 'rx-motion/angular/migration' { ${migration} }`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ES2022',
        moduleResolution: 'bundler',
        experimentalDecorators: true,
        skipLibCheck: true,
        strict: false,
        types: [],
        outDir: 'out',
        rootDir: '.',
      },
      angularCompilerOptions: { compilationMode: 'full', strictTemplates: false },
      include: ['*.ts'],
    }),
  };
  for (const [path, text] of Object.entries(all)) writeFileSync(join(folder, path), text);
  const compiler = join(root, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
  execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.json')], { cwd: root, encoding: 'utf8' });
  return join(folder, 'out');
}
