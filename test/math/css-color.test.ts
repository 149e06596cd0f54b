import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatColor, parseColor } from '../../src/math/css-color.js';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: byte, g: byte, b: byte });

describe('parseColor', () => {
  it.each([
    ['#f80', { r: 255, g: 136, b: 0 }],
    ['#F808', { r: 255, g: 136, b: 0 }],
    ['#ff8000', { r: 255, g: 128, b: 0 }],
    ['#ff800040', { r: 255, g: 128, b: 0 }],
    ['rgb(1, 2, 3)', { r: 1, g: 2, b: 3 }],
    ['rgba(1,2,3,.5)', { r: 1, g: 2, b: 3 }],
    ['rgb(1 2 3 / 50%)', { r: 1, g: 2, b: 3 }],
    ['rgb(1 2 3/none)', { r: 1, g: 2, b: 3 }],
    ['RGB( 100% 50% 0% )', { r: 255, g: 127.5, b: 0 }],
    ['rgb(12.5 +1e2 none)', { r: 12.5, g: 100, b: 0 }],
    ['rgb(300, -5, 0.25)', { r: 255, g: 0, b: 0.25 }],
    ['hsl(120, 100%, 50%)', { r: 0, g: 255, b: 0 }],
    ['hsl(-120deg 100% 50% / 0.5)', { r: 0, g: 0, b: 255 }],
    ['hsla(0.5turn 100 50)', { r: 0, g: 255, b: 255 }],
    ['hsl(200grad 100% 50%)', { r: 0, g: 255, b: 255 }],
    ['hsl(none 150% 50%)', { r: 255, g: 0, b: 0 }],
    ['hsl(30 -10% 50%)', { r: 127.5, g: 127.5, b: 127.5 }],
    ['hwb(120 0% 0%)', { r: 0, g: 255, b: 0 }],
    ['hwb(none 20% 80% / 50%)', { r: 51, g: 51, b: 51 }],
    ['hwb(none none none)', { r: 255, g: 0, b: 0 }],
    ['hwb(0 300 100)', { r: 191.25, g: 191.25, b: 191.25 }],
    ['color(srgb 1 50% none / 0.5)', { r: 255, g: 127.5, b: 0 }],
    ['color(display-p3 0 1 0)', { r: 0, g: 255, b: 0 }],
    ['tomato', { r: 255, g: 99, b: 71 }],
    ['  RebeccaPurple ', { r: 102, g: 51, b: 153 }],
    ['transparent', { r: 0, g: 0, b: 0 }],
  ])('reads %s', (text, color) => {
    expect(parseColor(text)).toEqual(color);
  });

  it('accepts an angle in radians', () => {
    const { r, g, b } = parseColor('hsl(3.14159265rad 100% 50%)');
    expect([Math.round(r), Math.round(g), Math.round(b)]).toEqual([0, 255, 255]);
  });

  it('reads what formatColor writes', () => {
    fc.assert(fc.property(color, (color) => expect(parseColor(formatColor(color))).toEqual(color)));
  });

  it.each([
    '',
    '#12',
    '#12345',
    '#ggg',
    'ff8000',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1 2 3 4)',
    'rgb (1 2 3)',
    'rgb(1deg 2 3)',
    'rgb(1. 2 3)',
    'rgb(12 3)',
    'hsl(50% 1% 1%)',
    'hsl(1rod 1% 1%)',
    'rgb(1 2 3',
    'lab(50%, 0, 0)',
    'lab(50% 0)',
    'hwb(1, 2%, 3%)',
    'color(oklab 1 0 0)',
    'color(toString 1 0 0)',
    'toString(1 0 0)',
    'color-mix(in srgb, red, blue)',
    'rgb(from red r g b)',
    'currentcolor',
    'constructor',
    'red blue',
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
