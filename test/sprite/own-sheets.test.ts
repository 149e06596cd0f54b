import { readFileSync, readdirSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { makeSheets } from '../../scripts/sheets/make-sheets.js';

const folder = new URL('../sheets/', import.meta.url);
const made = makeSheets();

it('test/sheets holds what `npm run sheets` makes, and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
});

it.each([...made.keys()])('test/sheets/%s is as it is made', (name) => {
  const there = readFileSync(new URL(name, folder));
  const content = made.get(name)!;
  expect(typeof content === 'string' ? there.toString() : pixels(there)).toEqual(
    typeof content === 'string' ? content : pixels(Buffer.from(content)),
  );
});

/** What is packed in the one data chunk of a picture of ours: how well it is packed differs between versions of zlib. */
function pixels(png: Buffer): Buffer {
  const length = png.readUInt32BE(33);
  expect(png.toString('latin1', 37, 41)).toBe('IDAT');
  return inflateSync(png.subarray(41, 41 + length));
}
