import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { makeSheets } from '../../scripts/sheets/make-sheets.js';

const folder = new URL('../sheets/', import.meta.url);
const made = makeSheets();

it('test/sheets contains the output of `npm run sheets`, and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
});

it.each([...made.keys()])('test/sheets/%s is up to date', (name) => {
  const there = readFileSync(new URL(name, folder));
  const content = made.get(name)!;
  expect(typeof content === 'string' ? there.toString() : pixels(there)).toEqual(
    typeof content === 'string' ? content : pixels(Buffer.from(content)),
  );
});

/** The pixels of a picture: the compressed size differs between versions of zlib. */
function pixels(file: Buffer): Buffer {
  return PNG.sync.read(file).data;
}
