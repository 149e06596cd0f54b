import { readFileSync, readdirSync } from 'node:fs';
import { drawAll } from '../../scripts/sheets/drawings.js';
import type { Files } from '../browser/server.js';

const folder = new URL('../sheets/', import.meta.url);
const drawings = drawAll().map(({ name, picture: { width, height, data } }) => {
  return { name, picture: { width, height, data: [...data] } };
});

/** The test sheets, and `drawings.json`: drawing what is in them takes a page most of a second. */
export const sheetFiles: Files = {
  ...Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))])),
  'drawings.json': JSON.stringify(drawings),
};
