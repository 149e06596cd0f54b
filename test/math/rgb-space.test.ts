import { describe, expect, it } from '@jest/globals';
import type { Triple } from '../../src/math/matrix.js';
import { bradford, d50, d65, encodeBefore, linearMap, primaries } from '../../src/math/rgb-space.js';

const close = (color: Triple, digits = 12) => color.map((channel) => expect.closeTo(channel, digits));

it('a conversion by a matrix is undone by its inverse', () => {
  const { up, down } = linearMap([[2, 0, 0], [0, 0, 4], [0, 1, 0]]); // prettier-ignore
  expect(up([1, 2, 3])).toEqual(close([2, 12, 2]));
  expect(down([2, 12, 2])).toEqual(close([1, 2, 3]));
});

describe('primaries', () => {
  const srgb = primaries([0.64, 0.33], [0.3, 0.6], [0.15, 0.06], d65);

  it('add up to their white, and keep their chromaticities', () => {
    expect(srgb.up([1, 1, 1])).toEqual(close(d65));
    expect(srgb.down(d65)).toEqual(close([1, 1, 1]));
    const [x, y, z] = srgb.up([1, 0, 0]);
    expect([x / (x + y + z), y / (x + y + z)]).toEqual([expect.closeTo(0.64, 12), expect.closeTo(0.33, 12)]);
  });

  it('of sRGB have the luminances of CSS Color 4', () => {
    const luminance = (color: Triple): number => srgb.up(color)[1];
    expect([luminance([1, 0, 0]), luminance([0, 1, 0]), luminance([0, 0, 1])]).toEqual(
      close([0.21263900587151, 0.71516867876775, 0.07219231536073]),
    );
  });
});

it('negative channels mirror the positive ones', () => {
  const { up, down } = encodeBefore((value) => value ** 2, Math.sqrt);
  expect(up([0.5, -0.5, 0])).toEqual([0.25, -0.25, 0]);
  expect(down([0.25, -0.25, 0])).toEqual([0.5, -0.5, 0]);
});

it('adaptation maps one white to the other', () => {
  const { up, down } = bradford();
  expect([up(d50), down(d65)].map((white) => white.map((part) => Math.round(part * 1e9) / 1e9))).toEqual(
    [d65, d50].map((white) => white.map((part) => Math.round(part * 1e9) / 1e9)),
  );
});
