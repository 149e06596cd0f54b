import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

/**
 * Code of the entry points that no bundler can drop. Each holds many modules, so it isn't enough that package.json says
 * `sideEffects: false`: every statement that isn't used must go.
 */
export async function treeShakingFaults({ folder }: Installed): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: entryPoints().map(imported).join('\n'), resolveDir: join(folder, 'node_modules/rx-motion') },
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    write: false,
    define: { ngDevMode: 'false' },
    plugins: [withSideEffects],
  });
  const kept = outputFiles[0]!.text.replaceAll(/^(?:\/\/|import ).*\n/gm, '').trim();
  return kept.length > MOST ? [`a bundle that uses nothing must have <= ${MOST} characters, has:\n${kept}`] : [];
}

/** Constants like `Math.PI / 180`, of all entry points together. */
const MOST = 300;

function imported({ esm }: { readonly esm: { readonly script: string } }): string {
  return `import './${esm.script}';`;
}

/** Ignores `sideEffects` of package.json. */
const withSideEffects: Plugin = {
  name: 'with side effects',
  setup: (bundler) => {
    bundler.onResolve({ filter: /.*/ }, ({ path, resolveDir }) =>
      path.startsWith('.') ? { path: join(resolveDir, path), sideEffects: true } : { path, external: true },
    );
  },
};
