import { checked } from '../checked.js';
import type { Consumer, Exercises, Group } from '../consumer.js';

const exercises: Exercises = { folder: 'src/motion', extension: 'js', platforms: ['anywhere', 'browser'] };
const main = `import { report } from './motion/index';\nreport();`;
const page = (script: string): string =>
  `<!doctype html><html lang="en"><head><title>motion</title></head><body><script type="module" src="${script}"></script></body></html>`;

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
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli@6'],
    exercises,
    files: { 'index.html': page('main.js'), 'src/index.js': main },
    steps: ['webpack --mode production', 'cp index.html dist'],
    page: 'dist',
  },
  {
    name: 'Rollup',
    packages: ['rollup@4', '@rollup/plugin-node-resolve@16'],
    manifest: { type: 'module' },
    exercises,
    files: {
      'index.html': page('main.js'),
      'src/main.js': main,
      'rollup.config.js': `import resolve from '@rollup/plugin-node-resolve';
export default { input: 'src/main.js', output: { dir: 'dist', format: 'es' }, plugins: [resolve({ extensions: ['.js'] })] };`,
    },
    steps: ['rollup --config', 'cp index.html dist'],
    page: 'dist',
  },
  {
    name: 'esbuild',
    packages: ['esbuild@0.28'],
    exercises,
    files: { 'index.html': page('main.js'), 'src/main.js': main },
    steps: ['esbuild src/main.js --bundle --outdir=dist', 'cp index.html dist'],
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
