import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has the first page load the code of its stage with its own code. Otherwise it would ask for it when it is idle, and
 * wait for the network again.
 */
export function preloadStage(outDir: string): void {
  const folder = 'assets/chunks';
  const files = readdirSync(join(outDir, folder));
  const stage = files.find((name) => /^stream\.[\w-]+\.js$/.test(name));
  if (stage === undefined) throw new Error('the first page: its stage must be a chunk');
  const page = join(outDir, 'index.html');
  const html = readFileSync(page, 'utf8');
  const links = [stage, ...importsOf(readFileSync(join(outDir, folder, stage), 'utf8'))]
    .filter((name) => !html.includes(`${folder}/${name}`))
    .map((name) => `<link rel="modulepreload" href="./${folder}/${name}">`);
  writeFileSync(page, html.replace('</head>', `${links.join('')}</head>`));
}

/** The chunks that a chunk imports. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"/]+)"/g)].map(([, name]) => name!);
}
