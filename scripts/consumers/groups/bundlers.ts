import { checked } from '../checked.js';
import type { Consumer, Exercises, Group } from '../consumer.js';

const exercises: Exercises = { folder: 'src/motion', extension: 'js', platforms: ['anywhere', 'browser'] };
const main = `import { report } from './motion/index';\nreport();`;
const page = (script: string): string =>
  `<!doctype html><html lang="en"><head><title>motion</title></head><body><script type="module" src="${script}"></script></body></html>`;

/** A step that checks that the bundle's source map refers to the TypeScript of rx-motion. */
const mapsToSources = (map: string): string =>
  `node -e "const { sources, sourcesContent } = JSON.parse(fs.readFileSync('${map}')); const at = sources.findIndex((name) => name.endsWith('rx-motion/src/actions/move.ts')); if (!sourcesContent[at]?.includes('export function moveTo')) throw new Error(sources.filter((name) => name.includes('rx-motion')).join())"`;

/** Each chains the source maps of packages with its own option, or with the plugin in its documentation. */
const list: readonly Consumer[] = [
  {
    name: 'Vite',
    packages: ['vite@8'],
    manifest: { type: 'module' },
    exercises,
    files: { 'index.html': page('/src/main.js'), 'src/main.js': main },
    steps: ['vite build'],
    page: 'dist',
    fast: true,
  },
  {
    name: 'Vite, with the maps of packages',
    packages: ['vite@8'],
    manifest: { type: 'module' },
    exercises,
    files: {
      'index.html': page('/src/main.js'),
      'src/main.js': main,
      // Vite ignores the maps of packages; this plugin reads them.
      'vite.config.js': `import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const maps = {
  name: 'maps',
  load(id) {
    if (!existsSync(\`\${id}.map\`)) return;
    const map = JSON.parse(readFileSync(\`\${id}.map\`, 'utf8'));
    map.sourcesContent ??= map.sources.map((source) => readFileSync(resolve(dirname(id), source), 'utf8'));
    return { code: readFileSync(id, 'utf8'), map };
  },
};
const output = { entryFileNames: 'main.js' };
export default { plugins: [maps], build: { sourcemap: true, rollupOptions: { output } } };`,
    },
    steps: ['vite build', mapsToSources('dist/main.js.map')],
    page: 'dist',
  },
  {
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli@6', 'source-map-loader@5'],
    exercises,
    files: {
      'index.html': page('main.js'),
      'src/index.js': main,
      'webpack.maps.js': `module.exports = {
  devtool: 'source-map',
  output: { path: __dirname + '/mapped' },
  module: { rules: [{ test: /\\.js$/, enforce: 'pre', use: ['source-map-loader'] }] },
};`,
    },
    steps: [
      'webpack --mode production',
      'cp index.html dist',
      'webpack --mode production --config webpack.maps.js',
      mapsToSources('mapped/main.js.map'),
    ],
    page: 'dist',
  },
  {
    name: 'Rollup',
    packages: ['rollup@4', '@rollup/plugin-node-resolve@16', 'rollup-plugin-sourcemaps2@0.5'],
    manifest: { type: 'module' },
    exercises,
    files: {
      'index.html': page('main.js'),
      'src/main.js': main,
      'rollup.config.js': `import resolve from '@rollup/plugin-node-resolve';
import sourcemaps from 'rollup-plugin-sourcemaps2';
const output = { dir: 'dist', format: 'es', sourcemap: true };
export default { input: 'src/main.js', output, plugins: [resolve({ extensions: ['.js'] }), sourcemaps.default?.() ?? sourcemaps()] };`,
    },
    steps: ['rollup --config', 'cp index.html dist', mapsToSources('dist/main.js.map')],
    page: 'dist',
  },
  {
    name: 'esbuild',
    packages: ['esbuild@0.28'],
    exercises,
    files: { 'index.html': page('main.js'), 'src/main.js': main },
    steps: [
      'esbuild src/main.js --bundle --sourcemap --outdir=dist',
      'cp index.html dist',
      mapsToSources('dist/main.js.map'),
    ],
    page: 'dist',
  },
  {
    name: 'Parcel',
    packages: ['parcel@2'],
    exercises,
    files: { 'src/index.html': page('main.js'), 'src/main.js': main },
    steps: ['parcel build src/index.html'],
    page: 'dist',
  },
  {
    name: 'Rspack',
    packages: ['@rspack/core@1', '@rspack/cli@1'],
    exercises,
    files: { 'index.html': page('main.js'), 'src/index.js': main },
    steps: ['rspack build --mode production', 'cp index.html dist'],
    page: 'dist',
  },
  {
    name: 'Web worker (Vite)',
    packages: ['vite@8'],
    manifest: { type: 'module' },
    exercises: { ...exercises, platforms: ['anywhere'] },
    files: {
      'index.html': page('/src/main.js'),
      'src/main.js': `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => document.documentElement.setAttribute('data-verdict', data);`,
      'src/worker.js': `import { runAll } from './motion/index';\npostMessage(\`passed: \${runAll()}\`);`,
    },
    steps: ['vite build'],
    page: 'dist',
  },
];

export const bundlers: Group = { name: 'Bundlers', consumers: list.map((one) => checked(one)) };
