import type { Picture } from '../../scripts/sheets/picture.js';

/** The drawings in the test sheets, of the files of the page. */
export const drawings = (await (await fetch('drawings.json')).json()) as readonly {
  readonly name: string;
  readonly picture: Picture;
}[];
