import type { Color } from '../math/color.js';

/** A colour that a whole number stands for elsewhere: what was written is kept, fractions and all, until others change the number. */
export class KeptColor {
  private written: { readonly tint: number; readonly color: Color } | null = null;

  /** @param tint The number as it is now: 0xrrggbb. */
  colorOf(tint: number): Color {
    if (this.written?.tint !== tint)
      this.written = { tint, color: { r: tint >> 16, g: (tint >> 8) & 255, b: tint & 255 } };
    return this.written.color;
  }

  /** The number for a colour, which is kept. */
  tintOf(color: Color): number {
    const tint = (channel(color.r) << 16) | (channel(color.g) << 8) | channel(color.b);
    this.written = { tint, color };
    return tint;
  }
}

function channel(value: number): number {
  return Math.round(Math.max(0, Math.min(value, 255)));
}
