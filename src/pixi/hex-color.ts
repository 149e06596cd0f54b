import type { Color } from '../math/color.js';

/**
 * A colour that PixiJS holds as a whole number: it reads back as written, with fractions, until others change the
 * number.
 */
export class HexColor {
  #written: { readonly tint: number; readonly color: Color } | null = null;

  /** @param tint What PixiJS holds now: 0xrrggbb. */
  colorOf(tint: number): Color {
    if (this.#written?.tint !== tint)
      this.#written = { tint, color: { r: tint >> 16, g: (tint >> 8) & 255, b: tint & 255 } };
    return this.#written.color;
  }

  /** The number to write for a colour. */
  tintOf(color: Color): number {
    const tint = (channel(color.r) << 16) | (channel(color.g) << 8) | channel(color.b);
    this.#written = { tint, color };
    return tint;
  }
}

function channel(value: number): number {
  return Math.round(Math.max(0, Math.min(value, 255)));
}
