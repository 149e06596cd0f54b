import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeSheets } from './sheets/make-sheets.js';

/*
 * `npm run sheets`: redraws the sprite sheets of the tests and the gallery, into test/sheets.
 */
const folder = resolve(import.meta.dirname, '../test/sheets');
mkdirSync(folder, { recursive: true });
for (const [name, content] of makeSheets()) {
  writeFileSync(join(folder, name), content);
  console.log(`${name} ${String(content.length)}`);
}
