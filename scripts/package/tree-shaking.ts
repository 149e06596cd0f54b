import { build } from 'esbuild';
import { type Installed, neighbours } from './install.js';

/** What stays of the package in a bundle that uses one thing, and should not: `sideEffects: false` has to work. */
export async function treeShakingFaults({ folder }: Installed): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { moveTo } from 'rx-motion';`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    outfile: 'bundle.js',
    write: false,
    metafile: true,
    external: neighbours(),
  });
  const { inputs } = metafile.outputs['bundle.js']!;
  const kept = Object.keys(inputs).filter((file) => file !== '<stdin>' && inputs[file]!.bytesInOutput > 0);
  const rest = kept.filter((file) => !neededToMove.test(file));
  return rest.map((file) => `${file} stays in a bundle that uses only moveTo`);
}

const neededToMove = /\/dist\/(math|clock|time|action|lines|actions)\//;
