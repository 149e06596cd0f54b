import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtExample } from '../../../test/examples/built-example.js';
import { root } from '../../package/entry-points.js';
import type { Consumer } from '../consumer.js';

const folder = join(root, 'docs/examples/angular');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const { devDependencies, dependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

/** The builder that `ng` starts, by its path in this project. */
const architect = 'node node_modules/@angular-devkit/architect/bin/cli.js';

/**
 * The example of the documentation with the packed library instead of the sources: built ahead of time, tested, and
 * clicked through.
 */
export const application: Consumer = {
  name: 'The Angular application of the documentation',
  packages: Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name !== 'rxjs' && name !== 'rx-motion' && name !== '@angular/cli')
    .map(([name, range]) => `${name}@${range}`)
    .concat('@angular-devkit/architect@~0.2102.0'),
  files: {
    'angular.json': read('angular.json'),
    'tsconfig.json': read('tsconfig.json').replace(/,\s*\/\/ The sources beside.*\n.*"paths".*/, ''),
    'tsconfig.spec.json': read('tsconfig.spec.json'),
    ...Object.fromEntries(readdirSync(join(folder, 'src')).map((name) => [`src/${name}`, read(`src/${name}`)])),
    'src/index.html': read('src/index.html').replace('</body>', clicked()),
  },
  steps: [`${architect} example:build`, `${architect} example:test`],
  page: 'dist/browser',
  copied: builtExample,
  fast: true,
};

/** Adds an item, opens and closes the dialog, changes the page, each time until the motion ends. */
function clicked(): string {
  return `<script type="module">
const all = (selector) => document.querySelectorAll(selector);
const until = async (holds) => { while (!holds()) await new Promise(requestAnimationFrame); };
const click = async (selector) => { await until(() => all(selector).length === 1); all(selector)[0].click(); };
const shown = (selector) => [...all(selector)].filter((element) => getComputedStyle(element).opacity === '1').length;

await click('#add');
await until(() => shown('li') === 4);
await click('#ask');
await until(() => shown('dialog') === 1);
await click('#yes');
await until(() => all('dialog').length === 0);
await click('#to-play');
await until(() => all('app-list').length === 0 && shown('app-play') === 1);
document.documentElement.setAttribute('data-verdict', 'passed');
</script></body>`;
}
