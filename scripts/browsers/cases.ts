import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { holdFrames } from '../../test/browser/hold-frames.js';
import { collectExamples } from '../../test/docs/collect.js';
import { root } from '../package/entry-points.js';

/** What every browser runs in a page of its own. */
export interface Case {
  readonly name: string;
  /** Returns what is wrong; the exports of its script are in `exported`. */
  readonly run: string;
}

/** The laws of elements and lists that scripts of pages check, with what runs them. */
const laws: Readonly<Record<string, string>> = {
  'dom/contract': 'run()',
  'dom/start': 'run(300)',
  'dom/given-back': 'run(200)',
  'element/style/random-styles': 'faults(1, 150)',
  'element/style/refused': 'faults(1, 100)',
  'layout/presence': 'run(100)',
  'layout/flip': 'run(200)',
  'layout/flip-times': 'run(100)',
  'layout/idle': 'run(60)',
  'text/random-texts': 'faultsOf(Array.from({ length: 200 }, (_, seed) => seed + 1))',
};

/** Without those of engines that need WebGL, which these browsers have only if the machine has. */
const examples = collectExamples().filter(
  ({ runs, code }) => runs === 'page' && !/ from '(?:pixi\.js|three)'/.test(code),
);

/** The examples of the pages, then the laws. */
export const cases: readonly Case[] = [
  ...examples.map(({ file, line }) => ({ name: `${file}:${line}`, run: 'stepFrames(1 / 8, 12).then(() => [])' })),
  ...Object.entries(laws).map(([name, run]) => ({ name, run: `exported.${run}` })),
];

/** The pages of all cases, `0.html`, `1.html` …, by path. */
export async function casePages(elements: string): Promise<Record<string, string>> {
  const folder = join(root, '.cache/browsers');
  mkdirSync(folder, { recursive: true });
  const sources = examples.map(({ code }, index) => {
    const path = join(folder, `example-${index}.ts`);
    writeFileSync(path, code);
    return path;
  });
  const scripts = [...sources, ...Object.keys(laws).map((name) => join(root, `test/${name}.page.ts`))];
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(scripts.map((path, index) => [String(index), path])),
    bundle: true,
    splitting: true,
    write: false,
    outdir: folder,
    format: 'esm',
    target: 'es2022',
    tsconfig: join(root, 'test/tsconfig.json'),
    logLevel: 'silent',
  });
  const modules = outputFiles.map(({ path, text }) => [path.slice(folder.length + 1), text] as const);
  const pages = scripts.map((_, index) => {
    const body = index < examples.length ? elements : '';
    return [`${index}.html`, pageOf(cases[index]!, `./${index}.js`, body)] as const;
  });
  return Object.fromEntries([...modules, ...pages]);
}

/** esbuild, which runs this script, names inner functions by a helper, which the page must have. */
function pageOf({ run }: Case, script: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>case</title><style>body { margin: 0 }</style><script>
var errors = [];
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
var __name = (named) => named;
(${holdFrames.toString()})();
</script></head><body>${body}<script>
var exported;
const images = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
images.then(() => import('${script}'))
  .then((module) => { exported = module; return ${run}; })
  .then((faults) => new Promise((done) => setTimeout(() => done([...errors, ...faults]), 20)), (error) => [String(error)])
  .then((faults) => parent.postMessage(faults.map(String), '*'));
</script></body></html>`;
}

/** The page that shows all cases, one after the other, and sends what is wrong with each to the server. */
export function runnerPage(): string {
  return `<!doctype html><meta charset="utf-8"><title>cases</title><body style="margin: 0"><script type="module">
const send = (report) => fetch('./report', { method: 'POST', body: JSON.stringify(report) });
for (let index = 0; index < ${cases.length}; index++) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px; border: 0';
  const faults = new Promise((done) => {
    addEventListener('message', ({ data }) => done(data), { once: true });
    setTimeout(() => done(['did not end in 90 seconds']), 90_000);
  });
  frame.src = './' + index + '.html';
  document.body.append(frame);
  await send({ index, faults: await faults });
  frame.remove();
}
await send({ agent: navigator.userAgent });
</script>`;
}
