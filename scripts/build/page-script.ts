import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { root } from '../package/entry-points.js';
import { bundledPackages, licenceBanner, licenceFile, licencesOf } from './licences.js';

/** What a script for pages without a bundler exports, by entry point: `*` is all of it. */
type Exported = Readonly<Record<'rxMotion' | 'dom' | 'stream' | 'rxjs', readonly string[] | '*'>>;

/** The scripts for pages without a bundler, from the project's root. The global of each is `rxMotion`. */
export const pageScripts: Readonly<Record<'whole' | 'core', string>> = {
  whole: 'dist/rx-motion.min.js',
  core: 'dist/rx-motion-core.min.js',
};

const exported: Readonly<Record<keyof typeof pageScripts, Exported>> = {
  whole: { rxMotion: '*', dom: '*', stream: '*', rxjs: '*' },
  // What most pages use. docs/guide/getting-started.md lists these names.
  core: {
    rxMotion: [
      ...['play', 'to', 'moveTo', 'moveBy', 'scaleTo', 'rotateTo', 'fadeTo', 'fadeIn', 'fadeOut'],
      ...['sequence', 'spawn', 'repeatTimes', 'repeatForever', 'delayTime', 'callFunc', 'eased', 'frame$'],
      ...['linear', 'cubicIn', 'cubicOut', 'cubicInOut', 'backOut'],
    ],
    dom: ['domTarget', 'styleTo', 'enter', 'leave', 'flush', 'whenVisible$', 'reducedMotion$'],
    stream: ['spring'],
    rxjs: [
      ...['BehaviorSubject', 'EMPTY', 'NEVER', 'Observable', 'Subject', 'combineLatest', 'concat', 'defer', 'from'],
      ...['fromEvent', 'interval', 'merge', 'of', 'timer', 'concatMap', 'debounceTime', 'delay'],
      ...['distinctUntilChanged', 'exhaustMap', 'filter', 'finalize', 'map', 'mergeMap', 'pairwise', 'repeat', 'scan'],
      ...['share', 'startWith', 'switchMap', 'take', 'takeUntil', 'tap', 'throttleTime', 'withLatestFrom'],
    ],
  },
};

/** Where the build notes which modules each script holds, from the project's root. */
export const bundledModules = '.cache/page-scripts.json';

/** Bundles the scripts for pages, each with its integrity hash beside it, and the licences of what they hold. */
export async function bundlePageScripts(): Promise<void> {
  const names = Object.keys(pageScripts) as (keyof typeof pageScripts)[];
  const bundled = await Promise.all(names.map(async (name) => [pageScripts[name], await bundle(name)] as const));
  write(bundledModules, JSON.stringify(Object.fromEntries(bundled)));
  write(licenceFile, licencesOf(bundledPackages(bundled.flatMap(([, modules]) => modules))));
}

/** Bundles a script, and returns the modules that it holds. */
async function bundle(name: keyof typeof pageScripts): Promise<string[]> {
  const { rxMotion, dom, stream, rxjs } = exported[name];
  const modules = { index: rxMotion, 'dom/index': dom, 'stream/index': stream };
  const own = Object.entries(modules).map(([path, names]) => `export ${listed(names)} from './dist/${path}.js';`);
  const picked = `export const rxjs = { ${typeof rxjs === 'string' ? '' : rxjs.join(', ')} };`;
  const peer =
    rxjs === '*' ? [`export * as rxjs from 'rxjs';`] : [`import { ${rxjs.join(', ')} } from 'rxjs';`, picked];
  const outfile = join(root, pageScripts[name]);
  const { metafile, outputFiles } = await build({
    stdin: { contents: [...own, ...peer].join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'rxMotion',
    target: 'es2022',
    conditions: ['es2015'],
    metafile: true,
    write: false,
    outfile,
  });
  const held = heldModules(metafile);
  writeFileSync(outfile, `${licenceBanner(bundledPackages(held))}\n${outputFiles[0]!.text}`);
  writeFileSync(`${outfile}.sha384`, `${integrityOf(outfile)}\n`);
  return held;
}

/** The modules of which a bundle holds anything. */
function heldModules({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
}

function listed(names: readonly string[] | '*'): string {
  return typeof names === 'string' ? names : `{ ${names.join(', ')} }`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The value of a script tag's `integrity`. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
