import { afterEach, expect, it, jest } from '@jest/globals';
import { colorText, ownColor } from '../../../src/element/features/own-color.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['rgb(1, 2, 3)', { r: 1, g: 2, b: 3 }, 1],
  ['rgba(1, 2, 3, 0.5)', { r: 1, g: 2, b: 3 }, 0.5],
  ['color(srgb 1 0.2 0 / 0.25)', { r: 255, g: 51, b: 0 }, 0.25],
  ['color(srgb 1 none 0 / none)', { r: 255, g: 0, b: 0 }, 1],
  ['color(srgb 1 6.5e-11 0.2)', { r: 255, g: 6.5e-11 * 255, b: 51 }, 1],
  ['color(srgb 1.5 -0.2 0.2)', { r: 255, g: 0, b: 51 }, 1],
  // A colour that is animated is meant to be seen.
  ['rgba(0, 0, 0, 0)', { r: 0, g: 0, b: 0 }, 1],
  ['none', { r: 0, g: 0, b: 0 }, 1],
  ['', { r: 0, g: 0, b: 0 }, 1],
])('reads %s as it is computed', (computed, color, alpha) => {
  expect(ownColor(computed)).toEqual({ color, alpha });
});

it.each([
  ['color(srgb 0 0.4 1 / 0.5)', 0.5],
  ['rgba(0, 102, 255, 0.5)', 0.5],
  ['#0066ff', 1],
])('lets the browser convert colours of other spaces, which returns %s', (answer, alpha) => {
  const said: string[] = [];
  const context = {
    get fillStyle() {
      return answer;
    },
    set fillStyle(text: string) {
      said.push(text);
    },
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  expect(ownColor('oklch(0.7 0.1 200 / 0.5)')).toEqual({ color: { r: 0, g: 102, b: 255 }, alpha });
  expect(said).toEqual(['color(from oklch(0.7 0.1 200 / 0.5) srgb r g b / alpha)']);
});

it('is written with its alpha', () => {
  expect(colorText({ r: 1, g: 2.4, b: 3 }, 1)).toBe('rgb(1, 2, 3)');
  expect(colorText({ r: 1, g: 2.4, b: 3 }, 0.5)).toBe('rgb(1, 2, 3, 0.5)');
});
