import { PNG } from 'pngjs';
import type { Picture } from './picture.js';

/** A picture as a PNG file. */
export function encodePng({ width, height, data }: Picture): Uint8Array {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png, { filterType: 0, deflateStrategy: 0 });
}
