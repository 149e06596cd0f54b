/** Pixels in RGBA, four bytes each, not premultiplied; rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The drawings in the test sheets, of the files of the page. */
export const drawings = (await (await fetch('drawings.json')).json()) as readonly {
  readonly name: string;
  readonly picture: Picture;
}[];
