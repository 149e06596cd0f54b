import type { Group } from './consumer.js';
import { bundlers } from './groups/bundlers.js';
import { frameworks } from './groups/frameworks.js';
import { packageManagers } from './groups/package-managers.js';
import { pictures } from './groups/pictures.js';
import { runtimes } from './groups/runtimes.js';
import { testRunners } from './groups/test-runners.js';
import { typeScripts } from './groups/typescripts.js';

/** Every consumer, in the order of the table. */
export const groups: readonly Group[] = [
  testRunners,
  pictures,
  runtimes,
  bundlers,
  frameworks,
  packageManagers,
  typeScripts,
];
