import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatColor, parseColor } from '../../src/math/css-color.js';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: byte, g: byte, b: byte });

// `css-color.browser.test.ts` holds it against Chromium, on random texts.
describe('parseColor', () => {
  it.each([
    ['#F808', { r: 255, g: 136, b: 0 }],
    ['#ff800040', { r: 255, g: 128, b: 0 }],
    ['RGB( 100% 50% 0% )', { r: 255, g: 127.5, b: 0 }],
    ['rgb(300, -5, 0.25)', { r: 255, g: 0, b: 0.25 }],
    ['hsl(30 -10% 50%)', { r: 127.5, g: 127.5, b: 127.5 }],
    ['hwb(0 300 100)', { r: 191.25, g: 191.25, b: 191.25 }],
    ['color(srgb 1 50% none / 0.5)', { r: 255, g: 127.5, b: 0 }],
    ['color(display-p3 0 1 0)', { r: 0, g: 255, b: 0 }],
    ['  RebeccaPurple ', { r: 102, g: 51, b: 153 }],
    ['transparent', { r: 0, g: 0, b: 0 }],
  ])('reads %s', (text, color) => {
    expect(parseColor(text)).toEqual(color);
  });

  it('reads what formatColor writes', () => {
    fc.assert(fc.property(color, (color) => expect(parseColor(formatColor(color))).toEqual(color)));
  });

  it.each([
    '',
    '#12345',
    'rgb (1 2 3)',
    'lab(50% 0)',
    'color(toString 1 0 0)',
    'color-mix(in srgb, red, blue)',
    'rgb(from red r g b)',
    'currentcolor',
    'constructor',
  ])('rejects %p', (text) => {
    const rule = 'parseColor: text must be a CSS colour';
    expect(() => parseColor(text)).toThrow(new RangeError(`${rule}, got ${JSON.stringify(text)}`));
  });

  it('rejects anything but a string', () => {
    expect(() => parseColor(0xff8000 as never)).toThrow(
      new TypeError('parseColor: text must be a string, got 16744448'),
    );
  });

  it('rejects long nonsense fast', () => {
    const nonsense = `rgb(${'1'.repeat(50_000)}${' '.repeat(50_000)}`;
    expect(() => parseColor(nonsense)).toThrow(RangeError);
  });
});

describe('formatColor', () => {
  it('rounds and clamps channels to bytes', () => {
    expect(formatColor({ r: 255, g: 99.4, b: 70.5 })).toBe('rgb(255, 99, 71)');
    expect(formatColor({ r: -20, g: 300, b: -0.1 })).toBe('rgb(0, 255, 0)');
  });
});
