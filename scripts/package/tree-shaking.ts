import { build } from 'esbuild';
import { type Installed, neighbours } from './install.js';

/** Files that remain in a bundle that uses one function, and should not: `sideEffects: false` must work. */
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
  const included = Object.keys(inputs).filter((file) => file !== '<stdin>' && inputs[file]!.bytesInOutput > 0);
  const rest = included.filter((file) => !neededToMove.test(file));
  return rest.map((file) => `${file} remains in a bundle that uses only moveTo`);
}

const neededToMove = /\/dist\/(math|table|clock|time|action|lines|actions)\//;
