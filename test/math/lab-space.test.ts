import { expect, it } from '@jest/globals';
import { lab, oklab, toPolar } from '../../src/math/lab-space.js';
import type { Triple } from '../../src/math/matrix.js';
import { d50, d65 } from '../../src/math/rgb-space.js';

const close = (color: Triple, digits = 10) => color.map((channel) => expect.closeTo(channel, digits));

it.each<[string, Triple, typeof lab, Triple]>([
  ['the white of paper in Lab', d50, lab, [100, 0, 0]],
  ['black in Lab', [0, 0, 0], lab, [0, 0, 0]],
  // The cube root of an eighth of the light is a half.
  ['a grey in Lab', [d50[0] / 8, d50[1] / 8, d50[2] / 8], lab, [42, 0, 0]],
  // Below CIE's limit Lab is linear: 24389 / 27 times the light.
  ['almost black in Lab', [0, 0.001, 0], lab, [24.389 / 27, -500 * ((24.389 / 27 + 16) / 116 - 16 / 116), 200 * ((24.389 / 27 + 16) / 116 - 16 / 116)]],
])('%s', (_name, xyz, space, color) => {
  expect(space.down(xyz)).toEqual(close(color));
  expect(space.up(color)).toEqual(close(xyz));
}); // prettier-ignore

// The four examples on Björn Ottosson's page, to three digits.
it.each<[Triple, Triple]>([
  [[0.95, 1, 1.089], [1, 0, 0]],
  [[1, 0, 0], [0.45, 1.236, -0.019]],
  [[0, 1, 0], [0.922, -0.671, 0.263]],
  [[0, 0, 1], [0.153, -1.415, -0.449]],
])('XYZ %p is %p in Oklab', (xyz, color) => {
  oklab.down(xyz).forEach((channel, index) => expect(Math.abs(channel - color[index]!)).toBeLessThan(2e-3));
  expect(oklab.up(oklab.down(xyz))).toEqual(close(xyz));
}); // prettier-ignore

it('the white of daylight is the white of Oklab', () => {
  expect(oklab.down(d65)).toEqual(close([1, 0, 0], 4));
});

it.each<[Triple, Triple]>([
  [[50, 3, 4], [50, 5, 53.13010235415598]],
  [[50, 0, -2], [50, 2, 270]],
  [[50, -2, 0], [50, 2, 180]],
])('the axes %p are the chroma and the hue %p, never negative', (axes, polarColor) => {
  expect(toPolar(0.01).down(axes)).toEqual(close(polarColor));
  expect(toPolar(0.01).up(polarColor)).toEqual(close(axes));
}); // prettier-ignore

it('a colour up to the chroma of a grey has no hue', () => {
  expect(toPolar(0.01).down([50, 0.01, 0])[2]).toBeNaN();
  expect(toPolar(0.01).down([50, 0.011, 0])[2]).toBe(0);
});
