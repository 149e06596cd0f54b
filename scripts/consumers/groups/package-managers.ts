import { checked } from '../checked.js';
import type { Consumer, Group } from '../consumer.js';
import { commonjs } from './test-runners.js';

/** A project that runs everything from one file for each module system. */
const project: Pick<Consumer, 'exercises' | 'files'> = {
  exercises: [
    { folder: 'motion', extension: 'mjs', suffix: '.mjs', platforms: ['anywhere'] },
    { folder: 'motion', extension: 'cjs', suffix: '.cjs', platforms: ['anywhere'] },
  ],
  files: {
    'main.mjs': `import { runAll } from './motion/index.mjs';\nconsole.log(runAll());`,
    'main.cjs': `console.log(require('./motion/index.cjs').runAll());`,
  },
};

/**
 * Runs a package manager, itself a package, from this project, so that the consumer's folder contains only its own
 * installation.
 */
const manager = (name: string): string => `npm exec --yes --package=${name} --`;

export const packageManagers: Group = {
  name: 'Package managers',
  consumers: [
    checked({ ...project, name: 'npm', packages: [], steps: ['node main.mjs', 'node main.cjs'] }, 'nodenext'),
    // Neither is supported, but the core must install beside them.
    ...['@angular/core@19', 'react@17'].map((old): Consumer => {
      return checked({ ...project, name: `npm, beside ${old}`, packages: [old], steps: ['node main.mjs'] }, 'nodenext');
    }),
    checked(
      {
        ...project,
        name: 'pnpm',
        packages: [],
        install: `${manager('pnpm@10')} pnpm install --store-dir .store`,
        steps: ['node main.mjs', 'node main.cjs'],
      },
      'nodenext',
    ),
    {
      ...project,
      name: 'pnpm, Jest 30 + ts-jest',
      packages: ['jest@30', '@jest/globals@30', 'ts-jest@29', 'typescript@6'],
      exercises: { folder: 'motion', extension: 'ts', platforms: ['anywhere'] },
      files: {
        'tsconfig.json': commonjs(),
        'jest.config.js': `module.exports = { preset: 'ts-jest' };`,
        'motion.test.ts': `import { test } from '@jest/globals';
import { exercises } from './motion/index';

for (const [name, exercise] of Object.entries(exercises)) test(name, exercise);`,
      },
      install: `${manager('pnpm@10')} pnpm install --store-dir .store`,
      steps: ['node_modules/.bin/jest'],
    },
    yarn(),
  ],
};

/** Its packages are in archives, which a plain `node` or `tsc` cannot read. */
function yarn(): Consumer {
  const manages = manager('@yarnpkg/cli-dist@4');
  const consumer = checked(
    {
      ...project,
      name: "Yarn, Plug'n'Play",
      packages: [],
      files: { ...project.files, 'yarn.lock': '' },
      install: `YARN_NPM_REGISTRY_SERVER=$(npm config get registry) ${manages} yarn install`,
      steps: [],
    },
    'nodenext',
  );
  return { ...consumer, steps: ['tsc', 'node main.mjs', 'node main.cjs'].map((step) => `${manages} yarn ${step}`) };
}
