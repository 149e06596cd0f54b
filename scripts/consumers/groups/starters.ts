import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../package/entry-points.js';
import type { Consumer } from '../consumer.js';

interface Manifest {
  readonly scripts: { readonly build: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A starter of docs/examples, with the packed library: installed, built by its own command, and clicked through. */
function starter(name: string, example: string, clicks: string): Consumer {
  const folder = join(root, 'docs/examples', example);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/^(?:package\.json|node_modules|dist)/.test(path) && statSync(join(folder, path)).isFile(),
  );
  const files = Object.fromEntries(paths.map((path) => [path, read(path)]));
  return {
    name,
    packages: Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => name !== 'rxjs' && name !== 'rx-motion')
      .map(([name, range]) => `${name}@${range}`),
    manifest: { type: 'module' },
    files: { ...files, 'index.html': files['index.html']!.replace('</body>', `${clicked(clicks)}</body>`) },
    steps: [scripts.build],
    page: 'dist',
  };
}

function clicked(clicks: string): string {
  return `<script type="module">
const until = async (holds) => { while (!holds()) await new Promise(requestAnimationFrame); };
const one = (selector) => document.querySelector(selector);
const click = async (selector) => { await until(() => one(selector)); one(selector).click(); };
${clicks}
document.documentElement.setAttribute('data-verdict', 'passed');
</script>`;
}

export const starters: readonly Consumer[] = [
  starter(
    'The starter with Vite',
    'vite',
    `const left = () => one('#card').getBoundingClientRect().left;
const start = left();
await click('button');
await until(() => left() > start + 200);
await click('button');
await until(() => left() === start);`,
  ),
  starter(
    'The starter with Vue',
    'vue',
    `await click('#save');
await until(() => one('p') && getComputedStyle(one('p')).opacity === '1' && one('hr').offsetWidth > 200);
await click('#next');
await until(() => one('li').textContent === 'two' && getComputedStyle(one('li')).transform === 'none');
await click('#save');
await until(() => !one('p'));`,
  ),
];
