import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import type { Files } from '../browser/server.js';

const sheets = new URL('../sheets/', import.meta.url);
const drawn = new URL('./drawings/', import.meta.url);

/** The pictures in the sheets as they were before packing. A browser would premultiply their pixels. */
const drawings = readdirSync(drawn).map((name) => {
  const { width, height, data } = PNG.sync.read(readFileSync(new URL(name, drawn)));
  return { name, picture: { width, height, data: [...data] } };
});

/** The test sheets, and `drawings.json`. */
export const sheetFiles: Files = {
  ...Object.fromEntries(readdirSync(sheets).map((name) => [name, readFileSync(new URL(name, sheets))])),
  'drawings.json': JSON.stringify(drawings),
};
