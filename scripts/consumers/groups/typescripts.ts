import type { Consumer, Group } from '../consumer.js';

/** A mode of compiling and resolving modules, and the versions of TypeScript that have it. */
interface Mode {
  readonly name: string;
  readonly module: string;
  readonly moduleResolution: string;
  readonly type: 'module' | 'commonjs';
  readonly from?: number;
  readonly to?: number;
}

const modes: readonly Mode[] = [
  { name: 'node10', module: 'commonjs', moduleResolution: 'node10', type: 'commonjs', to: 5.9 },
  { name: 'node16-cjs', module: 'node16', moduleResolution: 'node16', type: 'commonjs' },
  { name: 'node16-esm', module: 'node16', moduleResolution: 'node16', type: 'module' },
  { name: 'node18-cjs', module: 'node18', moduleResolution: 'node16', type: 'commonjs', from: 5.8 },
  { name: 'node20-cjs', module: 'node20', moduleResolution: 'node16', type: 'commonjs', from: 5.9 },
  { name: 'nodenext-cjs', module: 'nodenext', moduleResolution: 'nodenext', type: 'commonjs' },
  { name: 'nodenext-esm', module: 'nodenext', moduleResolution: 'nodenext', type: 'module' },
  { name: 'bundler', module: 'esnext', moduleResolution: 'bundler', type: 'module' },
  { name: 'preserve', module: 'preserve', moduleResolution: 'bundler', type: 'module' },
  { name: 'commonjs-bundler', module: 'commonjs', moduleResolution: 'bundler', type: 'commonjs', from: 6 },
];

const platforms = ['anywhere', 'browser'];

export const typeScripts: Group = {
  name: 'TypeScript, in every module mode, libraries checked too',
  consumers: [5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 6, 7].map(typeScript),
};

/** Compiles all exercises in each mode, and runs the output of the modes for Node. */
function typeScript(version: number): Consumer {
  const some = modes.filter(({ from = 0, to = Infinity }) => from <= version && version <= to);
  return {
    name: `TypeScript ${version}`,
    packages: [`typescript@${version < 6 ? `~${version}.0` : version}`],
    exercises: ['esm', 'cjs'].map((type) => ({ folder: `${type}/motion`, extension: 'ts', suffix: '.js', platforms })),
    files: {
      ...Object.fromEntries(some.map((mode) => [`tsconfig.${mode.name}.json`, tsconfig(mode)])),
      'esm/package.json': '{ "type": "module" }',
      'cjs/package.json': '{ "type": "commonjs" }',
    },
    steps: some.map(({ name }) => `node node_modules/typescript/bin/tsc -p tsconfig.${name}.json`),
  };
}

function tsconfig({ name, module, moduleResolution, type }: Mode): string {
  const options = { module, moduleResolution, outDir: `dist/${name}`, target: 'es2022', strict: true, types: [] };
  const folder = type === 'module' ? 'esm' : 'cjs';
  return JSON.stringify({ compilerOptions: { ...options, rootDir: folder, skipLibCheck: false }, include: [folder] });
}
