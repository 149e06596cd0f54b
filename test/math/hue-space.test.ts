import { describe, expect, it } from '@jest/globals';
import { hsl, hwb } from '../../src/math/hue-space.js';
import type { Triple } from '../../src/math/matrix.js';

const rows: readonly { readonly rgb: Triple; readonly inHsl: Triple; readonly inHwb: Triple }[] = [
  { rgb: [1, 0, 0], inHsl: [0, 100, 50], inHwb: [0, 0, 0] },
  { rgb: [0.5, 1, 0], inHsl: [90, 100, 50], inHwb: [90, 0, 0] },
  { rgb: [0.25, 0.25, 0.75], inHsl: [240, 50, 50], inHwb: [240, 25, 25] },
  { rgb: [0.75, 0.25, 0.5], inHsl: [330, 50, 50], inHwb: [330, 25, 25] },
];

const close = (color: Triple) => color.map((channel) => expect.closeTo(channel, 12));

it.each(rows)('$rgb is $inHsl in HSL and $inHwb in HWB, there and back', ({ rgb, inHsl, inHwb }) => {
  expect([hsl.down(rgb), hwb.down(rgb)]).toEqual([close(inHsl), close(inHwb)]);
  expect([hsl.up(inHsl), hwb.up(inHwb)]).toEqual([close(rgb), close(rgb)]);
});

it.each([0, 0.5, 1])('a grey of %d has no hue', (grey) => {
  for (const space of [hsl, hwb]) expect(space.down([grey, grey, grey])[0]).toBeNaN();
});

it('a hue wraps around', () => {
  expect(hsl.up([-120, 100, 50])).toEqual(close(hsl.up([240, 100, 50])));
  expect(hsl.up([480, 100, 50])).toEqual(close(hsl.up([120, 100, 50])));
});

describe('colours outside sRGB', () => {
  it('have the opposite hue, not a negative saturation', () => {
    const [hue, saturation] = hsl.down([1.25, 1, 1.125]);
    expect(saturation).toBeGreaterThan(0);
    expect(hsl.up(hsl.down([1.25, 1, 1.125]))).toEqual(close([1.25, 1, 1.125]));
    expect(hue).toBeCloseTo(150, 10);
  });

  it('with too much white and black are the grey in between', () => {
    expect(hwb.up([120, 150, 50])).toEqual([0.75, 0.75, 0.75]);
  });
});
