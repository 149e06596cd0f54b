import type { Drawing } from './drawings.js';
import { emptyPicture, type Picture } from './picture.js';

/** A drawing on a sheet. */
export interface Packed {
  readonly drawing: Drawing;
  /** Its part that is not transparent, the only one on the sheet. */
  readonly trimmed: Box;
  /** Top left corner on the sheet. */
  readonly x: number;
  readonly y: number;
  /** Whether it is rotated clockwise by 90°. */
  readonly rotated: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PackedSheet {
  readonly picture: Picture;
  readonly packed: readonly Packed[];
}

const SHEET_WIDTH = 256;
/** Pixels between two pictures, so that smoothing does not blend them. */
const GAP = 2;

/** Packs drawings in rows, the tallest first. @param rotates Whether tall ones may be rotated. */
export function pack(drawings: readonly Drawing[], rotates: boolean): PackedSheet {
  const pieces = drawings.map((drawing) => {
    const trimmed = trim(drawing.picture);
    return { drawing, trimmed, rotated: rotates && trimmed.height > trimmed.width };
  });
  const sizeOf = ({ trimmed, rotated }: { trimmed: Box; rotated: boolean }) =>
    rotated ? ([trimmed.height, trimmed.width] as const) : ([trimmed.width, trimmed.height] as const);
  const packed: Packed[] = [];
  let [x, y, rowHeight] = [GAP, GAP, 0];
  for (const piece of [...pieces].sort((a, b) => sizeOf(b)[1] - sizeOf(a)[1])) {
    const [width, height] = sizeOf(piece);
    if (x + width + GAP > SHEET_WIDTH) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    packed.push({ ...piece, x, y });
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  const picture = emptyPicture(SHEET_WIDTH, Math.ceil((y + rowHeight + GAP) / 4) * 4);
  for (const piece of packed) copyInto(piece, picture);
  return { picture, packed: packed.sort((a, b) => drawings.indexOf(a.drawing) - drawings.indexOf(b.drawing)) };
}

function trim({ width, height, data }: Picture): Box {
  const opaque = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => data[pixel * 4 + 3]! > 0,
  );
  const columns = opaque.map((pixel) => pixel % width);
  const rows = opaque.map((pixel) => Math.floor(pixel / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { x: left, y: top, width: Math.max(...columns) + 1 - left, height: Math.max(...rows) + 1 - top };
}

function copyInto({ drawing, trimmed, x, y, rotated }: Packed, sheet: Picture): void {
  const { width, data } = drawing.picture;
  for (let row = 0; row < trimmed.height; row++) {
    for (let column = 0; column < trimmed.width; column++) {
      const from = ((trimmed.y + row) * width + trimmed.x + column) * 4;
      const [right, down] = rotated ? [trimmed.height - 1 - row, column] : [column, row];
      sheet.data.set(data.subarray(from, from + 4), ((y + down) * sheet.width + x + right) * 4);
    }
  }
}
