import { arch, platform } from 'node:process';
import { pageScripts } from '../../build/page-script.js';
import { entryPoints } from '../../package/entry-points.js';
import { checked } from '../checked.js';
import type { Consumer, Group } from '../consumer.js';

const nodes = ['20', '22', '24'].map((major): Consumer => {
  const packaged = `node-${platform}-${arch}`;
  const node = `./node_modules/${packaged}/bin/node`;
  const consumer: Consumer = {
    name: `Node ${major}, import and require side by side`,
    packages: [`${packaged}@${major}`],
    exercises: { folder: 'motion', extension: 'mjs', suffix: '.mjs', platforms: ['anywhere'] },
    files: { ...sideBySide(), 'main.mjs': `import { runAll } from './motion/index.mjs';\nconsole.log(runAll());` },
    steps: [`${node} main.mjs`, `${node} both.cjs`, `${node} both.mjs`],
  };
  return checked(consumer, 'nodenext');
});

const deno = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;

/** Writes a page that moves an object and an element, and makes a value follow another one. */
const scriptPage = (file: string): string => `import { readFileSync, writeFileSync } from 'node:fs';

const script = 'node_modules/rx-motion/${file}';
const integrity = readFileSync(script + '.sha384', 'utf8').trim();
writeFileSync('index.html', \`<!doctype html>
<div id="box"></div>
<script src="\${script}" integrity="\${integrity}"></script>
<script>
  const { domTarget, flush, moveTo, play, rxjs, spring } = rxMotion;
  const frame$ = new rxjs.Subject();
  const [ship, box, seen] = [{ x: 0, y: 0 }, domTarget(document.querySelector('#box')), []];
  rxjs.merge(play(moveTo(1, { x: 8 }), ship, frame$), play(moveTo(1, { x: 8 }), box, frame$)).subscribe();
  rxjs.of(1).pipe(spring({ frame$ })).subscribe((value) => seen.push(value));
  for (const dt of [0, 0.5]) frame$.next(dt);
  flush();
  const shown = [ship.x, box.element.style.transform, seen.length].join();
  document.documentElement.setAttribute('data-verdict', shown === '4,translate(4px, 0px),1' ? 'passed' : shown);
</script>\`);
`;

export const runtimes: Group = {
  name: 'Runtimes',
  consumers: [
    checked(
      {
        name: 'import and require side by side',
        packages: [],
        exercises: { folder: 'motion', extension: 'cjs', suffix: '.cjs', platforms: ['anywhere'] },
        files: { ...sideBySide(), 'main.cjs': `console.log(require('./motion/index.cjs').runAll());` },
        steps: ['node main.cjs', 'node both.cjs', 'node both.mjs'],
        fast: true,
      },
      'nodenext',
    ),
    ...nodes,
    checked(
      {
        name: 'Worker threads of Node',
        packages: [],
        exercises: { folder: 'motion', extension: 'mjs', suffix: '.mjs', platforms: ['anywhere'] },
        files: {
          'main.mjs': `import { Worker } from 'node:worker_threads';
new Worker(new URL('./worker.mjs', import.meta.url));`,
          'worker.mjs': `import { runAll } from './motion/index.mjs';\nconsole.log(runAll());`,
        },
        steps: ['node main.mjs'],
      },
      'nodenext',
    ),
    checked({
      name: 'Bun',
      packages: [`@oven/bun-${platform}-${arch}`],
      exercises: { folder: 'motion', extension: 'ts', platforms: ['anywhere'] },
      files: { ...sideBySide(), 'main.ts': `import { runAll } from './motion/index';\nconsole.log(runAll());` },
      steps: ['main.ts', 'both.cjs', 'both.mjs'].map(
        (file) => `./node_modules/@oven/bun-${platform}-${arch}/bin/bun ${file}`,
      ),
    }),
    {
      name: 'Deno',
      packages: [deno],
      manifest: { type: 'module' },
      exercises: { folder: 'motion', extension: 'ts', suffix: '.ts', platforms: ['anywhere'] },
      files: { ...sideBySide(), 'main.ts': `import { runAll } from './motion/index.ts';\nconsole.log(runAll());` },
      steps: ['--check main.ts', '--no-check both.cjs', '--no-check both.mjs'].map(
        (what) => `./node_modules/${deno}/deno run --node-modules-dir=manual --cached-only ${what}`,
      ),
    },
    checked({
      name: 'A page with an import map, no bundler',
      // RxJS's ES modules omit file extensions, so a page needs RxJS bundled into one file.
      packages: ['esbuild@0.28'],
      exercises: { folder: 'motion', extension: 'js', suffix: '.js', platforms: ['anywhere', 'browser'] },
      files: { 'index.html': importMapPage() },
      steps: ['esbuild rxjs=rxjs testing=rxjs/testing --bundle --splitting --format=esm --outdir=vendor'],
      page: '.',
    }),
    ...Object.entries(pageScripts).map(([part, file]): Consumer => ({
      name: part === 'whole' ? 'A page with a script tag' : `A page with a script tag: ${part}`,
      packages: [],
      files: { 'page.mjs': scriptPage(file) },
      steps: ['node page.mjs'],
      page: '.',
      fast: true,
    })),
  ],
};

/** Whether import or require comes first, both get the same copy. */
function sideBySide(): Record<string, string> {
  const compare = (where: string): string => `
for (const name of ['rx-motion', 'rx-motion/dom', 'rx-motion/sprite']) {
  const required = require(name);
  const imported = await import(name);
  for (const key of Object.keys(imported))
    if (imported[key] !== required[key]) throw new Error(\`\${name}: there are two of \${key} in ${where}\`);
}`;
  return {
    'both.cjs': `(async () => {${compare('CommonJS')}\n})();`,
    'both.mjs': `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);${compare('an ES module')}`,
  };
}

function importMapPage(): string {
  const imports: Record<string, string> = { rxjs: './vendor/rxjs.js', 'rxjs/testing': './vendor/testing.js' };
  for (const { specifier, esm } of entryPoints()) imports[specifier] = `./node_modules/rx-motion/${esm.script}`;
  return `<!doctype html>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">import { report } from './motion/index.js'; report();</script>`;
}
