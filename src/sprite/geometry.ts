/** A position or a distance, in pixels, to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its top left corner and its size, in pixels. */
export interface Rect extends Point, Size {}
