import { join, resolve } from 'node:path';
import { keyOf } from '../site/built-site.js';

/** The folder in which the Angular example is looked for, built from the present sources. */
export function builtExample(): string {
  return join(root, '.cache/angular-example', keyOf(['src', 'docs/examples/angular', 'package-lock.json']));
}

const root = resolve(import.meta.dirname, '../..');
