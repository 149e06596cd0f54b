import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import budgets from '../../.size-limit.js';
import { entries } from '../../scripts/entry-points.js';
import { root } from './project.js';

/** What a use of the library adds to a page. */
interface Size {
  readonly name: string;
  /** kB, minified and gzipped, without RxJS. */
  readonly size: string;
}

const external = ['rxjs', ...entries.flatMap(({ packages = [] }) => packages)];

/** The uses that `npm run size` checks, measured from the sources while the site is built. */
export default {
  load: (): Promise<Size[]> =>
    Promise.all(
      budgets.flatMap(({ name, import: imports }) =>
        imports === undefined ? [] : [kilobytes(imports).then((size) => ({ name, size }))],
      ),
    ),
};

async function kilobytes(imports: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(imports).map(([path, names], index) => {
    const source = `./${path.replace('dist/', 'src/').replace(/\.js$/, '.ts')}`;
    const [list, used] = names === '*' ? [`* as all${index}`, `all${index}`] : [names, names.slice(1, -1)];
    return `import ${list} from '${source}'; console.log(${used});`;
  });
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, sourcefile: join(root, 'use.ts') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external,
  });
  return (gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000).toFixed(1);
}
