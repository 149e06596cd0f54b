import { describe, expect, it } from '@jest/globals';
import { HexColor } from '../../src/pixi/hex-color.js';

describe('a colour that PixiJS holds as a whole number', () => {
  it('is read from the number', () => {
    expect(new HexColor().colorOf(0x0180ff)).toEqual({ r: 1, g: 128, b: 255 });
  });

  it('reads back with fractions as long as the number stays', () => {
    const held = new HexColor();
    const color = { r: 0.4, g: 127.5, b: 300 };
    expect(held.tintOf(color)).toBe(0x0080ff);
    expect(held.colorOf(0x0080ff)).toBe(color);
    expect(held.colorOf(0x000001)).toEqual({ r: 0, g: 0, b: 1 });
    expect(held.colorOf(0x0080ff)).toEqual({ r: 0, g: 128, b: 255 });
  });
});
